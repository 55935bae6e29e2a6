import type { WalkedExercise } from "@/lib/ports/model";

export interface FinishedExercise extends WalkedExercise {
  readonly id: string;
  readonly sessionId: string;
  readonly finishedAt: Date;
}
