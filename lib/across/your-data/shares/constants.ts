/** Who a share is for: a family member who signs in, or a care provider with a link (LAND-27). */
const SHARE_KINDS = ["family", "provider"] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/**
 * Items that can be shared, each chosen separately. No call can share anything else: no
 * conversations, notes, crises, trauma work, couples work or memory.
 */
export const FAMILY_ITEMS = ["moods", "programmes", "planPeople", "planSigns"] as const;
export type FamilyItem = (typeof FAMILY_ITEMS)[number];

export const PROVIDER_ITEMS = ["moods", "programmes", "movement", "safetyPlan"] as const;
export type ProviderItem = (typeof PROVIDER_ITEMS)[number];

export type Item = FamilyItem | ProviderItem;
export const ITEMS_OF = { family: FAMILY_ITEMS, provider: PROVIDER_ITEMS } as const;

/** How the owner's name appears to the viewer: in full, first name only, or initials. */
export const NAMES_SHOWN = ["full", "first", "initials"] as const;
export type NameShown = (typeof NAMES_SHOWN)[number];

/**
 * A share's state. `pending` waits for the invited person and `active` can be opened. The rest have
 * ended: expired, ended by the owner, declined, or left by the viewer.
 */
const SHARE_STATES = ["pending", "active", "expired", "revoked", "declined", "left"] as const;
export type ShareState = (typeof SHARE_STATES)[number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Lifetimes of a provider link, in days. */
export const LINK_DAYS = [1, 7, 30] as const;
export type LinkDays = (typeof LINK_DAYS)[number];
/** How far a summary can look back, in days. */
export const PERIODS = [30, 90] as const;
export type Period = (typeof PERIODS)[number];
/** How far a family share looks back, in days. */
export const FAMILY_PERIOD = 30;

/** Days to accept an invitation, the same as for partner invitations and plan seats. */
export const INVITATION_LIFE_DAYS = 7;
export const daysOf = (days: number): number => days * DAY_MS;

/** How long the same person can't reinvite someone who declined or left (ms). */
export const TURNED_DOWN_MS = daysOf(30);
/**
 * How long an ended share stays visible to both sides (ms), so nothing disappears while someone
 * looks for it.
 */
export const ENDED_SHOWN_MS = daysOf(7);
/** Days an ended share stays on its owner's list. */
export const ENDED_SHARE_DAYS = 90;

/** Shown instead of a name if none was ever given. */
export const NOBODY = "Someone who knows you";

/** Length limit of the owner's note, in UTF-16 units. */
export const MAX_LABEL = 60;
/** The newest openings are listed with their times. Older ones are only counted. */
export const OPENINGS_TOLD = 5;
export const MAX_LISTED = 100;

/** Query keys, for the page that prefetches and for the hooks. */
export const sharesKey = ["/api/shares"] as const;
export const sharedKey = (id: string) => ["/api/shares", id, "open"] as const;
