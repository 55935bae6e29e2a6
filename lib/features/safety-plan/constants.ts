/**
 * The six steps of a safety plan in the order in which they are walked, after Stanley and Brown, "Safety Planning
 * Intervention", Cognitive and Behavioral Practice 19 (2012) 256-264. Steps and wording are our own; their form is not used.
 */
export const STEPS = ["warningSigns", "ownWays", "peopleAndPlaces", "helpers", "professionals", "saferPlace"] as const;
export type Step = (typeof STEPS)[number];

/** Beside the six, on the same sheet: what is most worth living for. May stay empty. */
export const SECTIONS = [...STEPS, "worthLivingFor"] as const;
export type Section = (typeof SECTIONS)[number];

/** Steps that name somebody who can be called. */
export const WITH_PHONE: ReadonlySet<Section> = new Set(["helpers", "professionals"]);

/** Of a step. A plan has to be taken in at a glance, and to fit one sheet of paper. */
export const MOST_ITEMS = 8;
/** UTF-16 units. */
export const LONGEST_ITEM = 200;
export const LONGEST_PHONE = 40;

/** Of the copy that waits in this tab's drafts. */
export const PLAN_DRAFT = "safety-plan";
