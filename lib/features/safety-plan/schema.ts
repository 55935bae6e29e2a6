import { writtenText } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import { LONGEST_ITEM, LONGEST_PHONE, MOST_ITEMS, type Section, WITH_PHONE } from "./constants";
import type { PlanItem } from "./types";

const itemText = z
  .string()
  .trim()
  .min(1, "Write a few words, or remove the line")
  .pipe(writtenText(LONGEST_ITEM, `A line holds up to ${LONGEST_ITEM} characters`));

/** What can be dialled or read out: extensions and short codes too, so digits are asked for and not a format. */
const phone = z
  .string()
  .trim()
  .pipe(writtenText(LONGEST_PHONE, "This number is too long"))
  .refine((value) => value === "" || /\d/.test(value), "A phone number has digits")
  .nullish()
  .transform((value) => value || null);

const plain = z
  .object({ text: itemText, phone: z.null("This step has no phone number").optional() })
  .transform(({ text }): PlanItem => ({ text, phone: null }));
const callable = z.object({ text: itemText, phone }).transform((item): PlanItem => item);

/** A line may also be sent as bare text. */
const bare = (value: unknown): unknown => (typeof value === "string" ? { text: value } : value);

/** One line of a step, as a form checks it before it is added. */
export const itemOf = (section: Section) => (WITH_PHONE.has(section) ? callable : plain);

const listOf = <T extends z.ZodType>(item: T) =>
  z.array(z.preprocess(bare, item)).max(MOST_ITEMS, `A step holds up to ${MOST_ITEMS} lines`);

const sections = {
  warningSigns: listOf(plain),
  ownWays: listOf(plain),
  peopleAndPlaces: listOf(plain),
  helpers: listOf(callable),
  professionals: listOf(callable),
  saferPlace: listOf(plain),
  worthLivingFor: listOf(plain).default([]),
} satisfies Record<Section, z.ZodType>;

/**
 * PUT /api/safety-plan: the whole plan. All six steps are asked for, so that a step which a client forgot is a mistake
 * and never an erased step. With `updatedAt` the change is taken only if the stored plan is still that one (null: if
 * there is none); without it, the last writer wins.
 */
export const savePlanInput = z.object({
  ...sections,
  updatedAt: z.iso.datetime("updatedAt must be a date in ISO 8601").nullish(),
});
export type SavePlanInput = z.output<typeof savePlanInput>;

/** As it lies in the sealed column. */
export const storedPlan = z.object(sections);
