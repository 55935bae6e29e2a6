import type { MemberCtx } from "@/lib/ports/context";
import { findExerciseIds } from "./repository";

/** The subset of these ids that are exercises the caller may do. */
export const knownExercises = (
  ctx: MemberCtx,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => findExerciseIds(ctx, ids);
