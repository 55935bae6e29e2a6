import type { WalkedExercise } from "@/lib/ports/model";

export interface FinishedExercise extends WalkedExercise {
  readonly id: string;
  /** Null if it was done outside a conversation. */
  readonly sessionId: string | null;
  readonly finishedAt: Date;
}
