/** Who it is for: somebody of the family, signed in, or a care provider with a link (LAND-27). */
export const SHARE_KINDS = ["family", "provider"] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/**
 * What can be shown, each chosen for itself. What is not on these lists cannot be shared by any
 * call: conversations, notes, crises, trauma work, couples work, memory.
 */
export const FAMILY_ITEMS = ["moods", "programmes", "planPeople", "planSigns"] as const;
export type FamilyItem = (typeof FAMILY_ITEMS)[number];

export const PROVIDER_ITEMS = ["moods", "programmes", "movement", "safetyPlan"] as const;
export type ProviderItem = (typeof PROVIDER_ITEMS)[number];

export type Item = FamilyItem | ProviderItem;
export const ITEMS_OF = { family: FAMILY_ITEMS, provider: PROVIDER_ITEMS } as const;

/** How the owner is called there: the whole name, the first one, or first letters. */
export const NAMES_SHOWN = ["full", "first", "initials"] as const;
export type NameShown = (typeof NAMES_SHOWN)[number];

/**
 * Where a share stands. `pending` waits for the invited person; `active` can be opened; all others
 * are over: its time came, the owner ended it, the invited person said no or left.
 */
export const SHARE_STATES = [
  "pending",
  "active",
  "expired",
  "revoked",
  "declined",
  "left",
] as const;
export type ShareState = (typeof SHARE_STATES)[number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days that a provider link can be made for. */
export const LINK_DAYS = [1, 7, 30] as const;
export type LinkDays = (typeof LINK_DAYS)[number];
/** Days that a summary can look back. */
export const PERIODS = [30, 90] as const;
export type Period = (typeof PERIODS)[number];
/** Days that a family share looks back. */
export const FAMILY_PERIOD = 30;

/** Days to accept an invitation, as with partners and places in a plan. */
export const INVITATION_LIFE_DAYS = 7;
export const daysOf = (days: number): number => days * DAY_MS;

/** Who said no is not mailed again by the same person for so long (ms). */
export const TURNED_DOWN_MS = daysOf(30);
/**
 * A share that is over stays in sight for so long (ms), on both sides: nothing vanishes while
 * somebody looks for it.
 */
export const ENDED_SHOWN_MS = daysOf(7);
/** A share that is over stays on its owner's list for so many days. */
export const ENDED_SHARE_DAYS = 90;

/** What is left of a name that was never given. */
export const NOBODY = "Somebody who knows you";

/** UTF-16 units of the owner's own note. */
export const MAX_LABEL = 60;
/** The newest openings are told with their times, older ones as a number. */
export const OPENINGS_TOLD = 5;
export const MAX_LISTED = 100;
