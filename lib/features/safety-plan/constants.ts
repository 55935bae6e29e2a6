import type { Audience } from "@/lib/shared/audience";

/**
 * Where the words of the plan come from, and who signed them: nobody yet. Their form is not used,
 * the wording is our own.
 */
export const PLAN_ORIGIN: { readonly source: string; readonly reviewedBy: string | null } = {
  source:
    "Stanley and Brown, Safety Planning Intervention, Cognitive and Behavioral Practice 19 (2012) 256-264",
  reviewedBy: null,
};

/** The six steps of a safety plan in the published order. */
export const STEPS = [
  "warningSigns",
  "ownWays",
  "peopleAndPlaces",
  "helpers",
  "professionals",
  "saferPlace",
] as const;
export type Step = (typeof STEPS)[number];

/** Beside the six, on the same sheet: what is most worth living for. May stay empty. */
export const SECTIONS = [...STEPS, "worthLivingFor"] as const;
export type Section = (typeof SECTIONS)[number];

/** How each audience walks them. For children the grown-ups come first (CRIS-05). */
export const ORDER: Record<Audience, readonly Step[]> = {
  adult: STEPS,
  child: ["helpers", "warningSigns", "ownWays", "peopleAndPlaces", "professionals", "saferPlace"],
};

/** Steps that name somebody who can be called. */
export const WITH_PHONE: ReadonlySet<Section> = new Set(["helpers", "professionals"]);

/** Of a step. A plan has to be taken in at a glance, and to fit one sheet of paper. */
export const MAX_ITEMS = 8;
/** UTF-16 units. */
export const MAX_ITEM = 200;
export const MAX_PHONE = 40;

/** Of the copy that waits in this tab's drafts. */
export const PLAN_DRAFT = "safety-plan";
