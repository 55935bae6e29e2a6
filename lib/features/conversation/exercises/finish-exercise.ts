import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { APPROACH_OF } from "./constants";
import { hasOwnSession, insertFinished } from "./repository";
import type { FinishExerciseInput, FinishedExercise } from "./schema";

/**
 * Records that the caller finished an interactive exercise. Programs count these like the ones done
 * in words.
 *
 * @throws Failure not_found for a conversation that isn't the caller's
 */
export async function finishExercise(
  ctx: MemberCtx,
  { exercise, sessionId = null }: FinishExerciseInput,
): Promise<FinishedExercise> {
  if (sessionId && !(await hasOwnSession(ctx, sessionId))) throw notFound("This conversation");
  const finished = {
    id: newId(),
    sessionId,
    exercise,
    approach: APPROACH_OF[exercise],
    finishedAt: ctx.now(),
  };
  await insertFinished(ctx, finished);
  return finished;
}
