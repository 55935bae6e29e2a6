import type { MemberCtx } from "@/lib/ports/context";
import type { WalkedExercise } from "@/lib/ports/model";
import { newId } from "@/lib/shared/ids";
import { MAX_FINISHED_LISTED } from "./constants";
import { findOwnFinished, insertFinished } from "./repository";
import type { FinishedExercise } from "./schema";

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

/** The exercises the caller has finished, newest first, at most 100. */
export const listFinishedExercises = (ctx: MemberCtx): Promise<FinishedExercise[]> =>
  findOwnFinished(ctx, MAX_FINISHED_LISTED);
