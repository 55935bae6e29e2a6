import { writtenText } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import {
  DEFAULT_WISH,
  DIFFICULTIES,
  EXERCISE_CATEGORIES,
  LOWEST_PAIN,
  MAX_EXERCISES_LISTED,
  MAX_LISTED,
  MAX_PAIN,
  MAX_WISH,
  MAX_WISHES,
} from "./constants";
import { BODY_AREAS, CONDITIONS, DEFAULT_EQUIPMENT, EQUIPMENT } from "./library/constants";
import { DEFAULT_ROUTINE, MAX_ROUTINE, MIN_ROUTINE } from "./planner/constants";

const oneOf = <const V extends readonly [string, ...string[]]>(values: V, what: string) =>
  z.enum(values, `${what} must be one of: ${values.join(", ")}`);

const wish = z
  .string()
  .trim()
  .min(1, "Write a word or two")
  .pipe(writtenText(MAX_WISH, "That's too long"));
/** One string or a list (contract 6). */
const wishes = (usual: readonly string[]) =>
  z
    .preprocess(
      (value) => (typeof value === "string" ? [value] : value),
      z.array(wish).max(MAX_WISHES, "Too many"),
    )
    .default([...usual]);

const limitOf = (most: number) => z.coerce.number().int().min(1).max(most).default(most);

/** API-30. */
export const listExercisesInput = z.object({
  category: oneOf(["all", ...EXERCISE_CATEGORIES], "Category").default("all"),
  limit: limitOf(MAX_EXERCISES_LISTED),
  cursor: z.uuid().optional(),
});
export type ListExercisesInput = z.output<typeof listExercisesInput>;

/** API-31. */
export const listRoutinesInput = z.object({
  limit: limitOf(MAX_LISTED),
  cursor: z.uuid().optional(),
});
export type ListRoutinesInput = z.output<typeof listRoutinesInput>;

const painLevel = z
  .int("Pain must be a whole number from 0 to 10")
  .min(LOWEST_PAIN, "Pain must be a whole number from 0 to 10")
  .max(MAX_PAIN, "Pain must be a whole number from 0 to 10");

/** API-33: every omitted field gets its documented default. */
export const generateRoutineInput = z.object({
  sessionDuration: z
    .int("Minutes must be a whole number")
    .min(MIN_ROUTINE, `A routine has to be at least ${MIN_ROUTINE} minutes`)
    .max(MAX_ROUTINE, `A routine can be at most ${MAX_ROUTINE} minutes`)
    .default(DEFAULT_ROUTINE),
  targetAreas: wishes(DEFAULT_WISH.areas),
  goals: wishes(DEFAULT_WISH.goals),
  difficulty: oneOf(DIFFICULTIES, "Difficulty").default("beginner"),
  equipment: z
    .array(oneOf(EQUIPMENT, "Equipment"))
    .max(EQUIPMENT.length)
    .default([...DEFAULT_EQUIPMENT]),
  // When omitted, both keep the last answers; an empty one means there's nothing to report.
  pain: z.partialRecord(z.enum(BODY_AREAS), painLevel).optional(),
  conditions: z.array(oneOf(CONDITIONS, "Condition")).max(CONDITIONS.length).optional(),
  medicalClearance: z.boolean().default(false),
});
export type GenerateRoutineInput = z.output<typeof generateRoutineInput>;

const id = z.uuid("Routine ID must be a valid UUID");
export const routineIdInput = z.object({ id });
export type RoutineIdInput = z.output<typeof routineIdInput>;

export const changeRoutineInput = z
  .object({
    id,
    isActive: z.boolean().optional(),
    name: wish.optional(),
  })
  .refine(({ isActive, name }) => isActive !== undefined || name !== undefined, {
    path: ["isActive"],
    message: "Required",
  });
export type ChangeRoutineInput = z.output<typeof changeRoutineInput>;
