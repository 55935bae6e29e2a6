import type { Audience } from "@/lib/shared/audience";
/**
 * The six steps of a safety plan in the published order (Stanley and Brown, Safety Planning
 * Intervention, Cognitive and Behavioral Practice 19, 2012, 256-264). The form isn't theirs, the
 * words are our own, and no clinician has signed off on them yet.
 */
export const STEPS = [
  "warningSigns",
  "ownWays",
  "peopleAndPlaces",
  "helpers",
  "professionals",
  "saferPlace",
] as const;
export type Step = (typeof STEPS)[number];

/**
 * The six steps, plus the most important reason to live, on the same sheet. That one may stay
 * empty.
 */
export const SECTIONS = [...STEPS, "worthLivingFor"] as const;
export type Section = (typeof SECTIONS)[number];

/** The order of steps for each audience. For children the grown-ups come first (CRIS-05). */
export const ORDER: Record<Audience, readonly Step[]> = {
  adult: STEPS,
  child: ["helpers", "warningSigns", "ownWays", "peopleAndPlaces", "professionals", "saferPlace"],
};

/** Steps that name someone to call. */
export const WITH_PHONE: ReadonlySet<Section> = new Set(["helpers", "professionals"]);

/** Maximum items per step. A plan has to be readable at a glance and fit one sheet of paper. */
export const MAX_ITEMS = 8;
/** UTF-16 units. */
export const MAX_ITEM = 200;
export const MAX_PHONE = 40;

/** Name of the copy in this tab's drafts. */
export const PLAN_DRAFT = "safety-plan";

/** Key of the plan; joined, its parts form the URL (API-06). */
export const planKey = ["/api/safety-plan"] as const;
