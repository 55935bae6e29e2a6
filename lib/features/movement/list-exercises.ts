import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { presentExercise } from "./present-exercise";
import { findExerciseIds, findExercises } from "./repository";
import { type ListExercisesInput, listExercisesInput } from "./schema";
import type { Exercise } from "./types";

/**
 * The exercises of one category, or all (API-30). Children and teens get the ones made for them, in
 * their own words (PHYS-12).
 *
 * @throws Failure invalid when the cursor is no exercise of theirs
 */
export async function listExercises(
  ctx: MemberCtx,
  { category, limit, cursor }: ListExercisesInput = listExercisesInput.parse({}),
): Promise<Exercise[]> {
  if (cursor && !(await findExerciseIds(ctx, [cursor])).has(cursor)) {
    throw new Failure("invalid", "Unknown cursor", {
      issues: [{ path: "cursor", message: "Unknown cursor" }],
    });
  }
  const rows = await findExercises(ctx, {
    limit,
    cursor,
    ...(category === "all" ? {} : { category }),
  });
  return rows.map((row) => presentExercise(row, audienceOf(ctx.actor.user)));
}
