import type { MemberCtx } from "@/lib/ports/context";
import { findExerciseIds } from "./repository";

/** Which of these ids are exercises that the caller may do. */
export const knownExercises = (
  ctx: MemberCtx,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => findExerciseIds(ctx, ids);
