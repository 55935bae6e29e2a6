import type { WalkedExercise } from "@/lib/ports/model";
import { z } from "@/lib/shared/zod-messages";
import { INTERACTIVE } from "./constants";

/** POST /api/exercises/finished. `sessionId` is the conversation it was opened in, if any. */
export const finishExerciseInput = z.object({
  exercise: z.enum(INTERACTIVE),
  sessionId: z.uuid("Session ID must be a valid UUID").nullish(),
});
export type FinishExerciseInput = z.output<typeof finishExerciseInput>;

export interface FinishedExercise extends WalkedExercise {
  readonly id: string;
  /** Null if it was done outside a conversation. */
  readonly sessionId: string | null;
  readonly finishedAt: Date;
}
