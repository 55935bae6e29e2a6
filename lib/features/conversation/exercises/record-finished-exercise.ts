import type { MemberCtx } from "@/lib/ports/context";
import type { WalkedExercise } from "@/lib/ports/model";
import { newId } from "@/lib/shared/ids";
import { insertFinished } from "./repository";

/**
 * Records a finished exercise, in the transaction that stores the answer that ended it. Programs
 * count these.
 */
export async function recordFinishedExercise(
  ctx: MemberCtx,
  { sessionId, exercise, approach }: WalkedExercise & { readonly sessionId: string },
): Promise<void> {
  await insertFinished(ctx, { id: newId(), sessionId, exercise, approach, finishedAt: ctx.now() });
}
