import { json, sealedTable, text } from "@/lib/shared/sealed-table";
import { z } from "@/lib/shared/zod-messages";

const list = json(z.array(z.string()));
/** Body region or task, and its score. */
const scores = json(z.record(z.string(), z.number()));
const explanation = json(
  z.object({
    message: z.string().nullable(),
    leftOut: z.array(z.object({ name: z.string(), why: z.string() })),
    /** The person's answers for it; older routines have none. */
    told: z
      .object({ pain: z.record(z.string(), z.number()), conditions: z.array(z.string()) })
      .optional(),
  }),
);

export const routineSeal = sealedTable("pt_routines", {
  name: text,
  goals: list,
  targetAreas: list,
  explanation,
});
export const routineExerciseSeal = sealedTable("routine_exercises", { notes: text });
export const ptSessionSeal = sealedTable("pt_sessions", { notes: text, stopSigns: list });
export const performanceSeal = sealedTable("exercise_performance", { aiComments: text });
export const assessmentSeal = sealedTable("physical_assessments", {
  painLevels: scores,
  mobilityScores: scores,
  strengthScores: scores,
  functionalScores: scores,
  goals: list,
  limitations: list,
  recommendations: text,
});
