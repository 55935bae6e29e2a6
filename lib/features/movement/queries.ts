import { examineAgain } from "@/lib/core/incidents/examine-again";
import type { UnreadReader } from "@/lib/core/incidents/read-unread";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { findExerciseIds, findOwnRoutine, findOwnWords } from "./repository";
import type { RoutineIdInput } from "./schema";
import type { FullRoutine } from "./types";

/**
 * One routine with its exercises in full, as the player needs them.
 *
 * @throws Failure not_found, also if it's someone else's (AUTH-12)
 */
export async function readRoutine(ctx: MemberCtx, { id }: RoutineIdInput): Promise<FullRoutine> {
  const routine = await findOwnRoutine(ctx, id);
  if (!routine) throw notFound("This routine");
  return routine;
}

export const readUnreadRoutine: UnreadReader = async (ctx, id) =>
  examineAgain(ctx, "movement", await findOwnWords(ctx, id));

/** The subset of these ids that are exercises the caller may do. */
export const knownExercises = (
  ctx: MemberCtx,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => findExerciseIds(ctx, ids);
