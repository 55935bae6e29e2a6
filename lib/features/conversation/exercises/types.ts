import type { WalkedExercise } from "@/lib/ports/model";

export interface FinishedExercise extends WalkedExercise {
  readonly id: string;
  /** Null for one that was walked outside a conversation. */
  readonly sessionId: string | null;
  readonly finishedAt: Date;
}
