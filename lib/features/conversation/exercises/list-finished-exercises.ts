import type { MemberCtx } from "@/lib/ports/context";
import { MAX_FINISHED_LISTED } from "./constants";
import { findOwnFinished } from "./repository";
import type { FinishedExercise } from "./schema";

/** The exercises the caller has finished, newest first, at most 100. */
export const listFinishedExercises = (ctx: MemberCtx): Promise<FinishedExercise[]> =>
  findOwnFinished(ctx, MAX_FINISHED_LISTED);
