import { z } from "zod";
import { DIFFICULTIES } from "../constants";
import {
  BODY_AREAS,
  CONDITIONS,
  EQUIPMENT,
  GOALS,
  PHASES,
  POSITIONS,
  TARGET_AREAS,
} from "./constants";

const text = z.string().min(1);
const steps = z.array(text).min(3);

/** What an exercise does to a body: the same in every language (content/movement). */
const facts = z.strictObject({
  area: z.enum(TARGET_AREAS),
  also: z.array(z.enum(TARGET_AREAS)).default([]),
  /** All of it is required. */
  needs: z.array(z.enum(EQUIPMENT)).default([]),
  goals: z.array(z.enum(GOALS)).min(1),
  /** The parts of a routine it may be used in. */
  phases: z.array(z.enum(PHASES)).min(1),
  /** Areas under load. */
  stresses: z.array(z.enum(BODY_AREAS)).default([]),
  /** Conditions that rule it out besides those that follow from its category and difficulty. */
  avoid: z.array(z.enum(CONDITIONS)).default([]),
  position: z.enum(POSITIONS),
  /** `hold` and `rest` in seconds (types.ts). */
  dose: z
    .strictObject({
      sets: z.int().min(1),
      reps: z.int().min(1).optional(),
      hold: z.int().min(1).optional(),
      rest: z.int().min(0).optional(),
    })
    .refine(({ reps, hold }) => reps !== undefined || hold !== undefined, "reps or a hold"),
  /** The dose is done once for each side. */
  per_side: z.boolean().default(false),
  /** So light that it's safe even in the first weeks after an operation. */
  gentle: z.boolean().default(false),
  /** A key of content/movement/sources.yaml. */
  source: text,
});
export type Facts = z.infer<typeof facts>;
export const factsByDifficulty = z.record(z.enum(DIFFICULTIES), z.record(text, facts));

/** How an exercise is told, in one language (content/<locale>/movement). */
const words = z.strictObject({
  name: text,
  steps,
  /** Only an exercise with words for children is offered to them. */
  child: z.strictObject({ name: text, steps: z.array(text).min(2) }).optional(),
  precautions: text,
  benefits: z.array(text).min(1),
  /** How to make it easier, and harder. */
  modifications: text,
});
export type Words = z.infer<typeof words>;
export const wordsBySlug = z.record(text, words);

/** The published guidance the exercises follow; the wording is our own. */
export const sources = z.record(text, text);
