import { writtenText } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import { MAX_ITEM, MAX_ITEMS, MAX_PHONE, type Section } from "./constants";
import { hasDigits, LINE_FAULTS } from "./policy";
import type { PlanItem } from "./types";

const itemText = z
  .string()
  .trim()
  .min(1, LINE_FAULTS.empty)
  .pipe(writtenText(MAX_ITEM, LINE_FAULTS.long));

const phone = z
  .string()
  .trim()
  .pipe(writtenText(MAX_PHONE, LINE_FAULTS.longPhone))
  .refine((value) => value === "" || hasDigits(value), LINE_FAULTS.noDigits)
  .nullish()
  .transform((value) => value || null);

const plain = z
  .object({ text: itemText, phone: z.null("This step has no phone number").optional() })
  .transform(({ text }): PlanItem => ({ text, phone: null }));
const callable = z.object({ text: itemText, phone }).transform((item): PlanItem => item);

/** A line may also be sent as a plain string. */
const bare = (value: unknown): unknown => (typeof value === "string" ? { text: value } : value);

const listOf = <T extends z.ZodType>(item: T) =>
  z.array(z.preprocess(bare, item)).max(MAX_ITEMS, `A step can have up to ${MAX_ITEMS} lines`);

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
 * PUT /api/safety-plan: the whole plan. All six steps are required, so that a step a client forgot
 * is an error and never an erased step. With `updatedAt`, the change is accepted only if the stored
 * plan is still that one (null: if there's none); without it, the last writer wins.
 */
export const savePlanInput = z.object({
  ...sections,
  updatedAt: z.iso.datetime("updatedAt must be a date in ISO 8601").nullish(),
});
export type SavePlanInput = z.output<typeof savePlanInput>;

/** The shape stored in the sealed column. */
export const storedPlan = z.object(sections);
