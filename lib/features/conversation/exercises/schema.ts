import { z } from "@/lib/shared/zod-messages";
import { INTERACTIVE } from "./constants";

/** POST /api/exercises/finished. `sessionId` is the conversation it was opened in, if any. */
export const finishExerciseInput = z.object({
  exercise: z.enum(INTERACTIVE),
  sessionId: z.uuid("Session ID must be a valid UUID").nullish(),
});
export type FinishExerciseInput = z.output<typeof finishExerciseInput>;
