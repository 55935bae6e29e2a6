import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { findOwnRoutineMoment, findOwnRoutines, shortened } from "./repository";
import { type ListRoutinesInput, listRoutinesInput } from "./schema";
import type { Routine } from "./types";

/**
 * The caller's routines, archived or not, newest first (API-31).
 *
 * @throws Failure invalid when the cursor is no routine of the caller
 */
export async function listRoutines(
  ctx: MemberCtx,
  { limit, cursor }: ListRoutinesInput = listRoutinesInput.parse({}),
): Promise<Routine[]> {
  const before = cursor ? await findOwnRoutineMoment(ctx, cursor) : undefined;
  if (before === null) {
    throw new Failure("invalid", "Unknown cursor", {
      issues: [{ path: "cursor", message: "Unknown cursor" }],
    });
  }
  return (await findOwnRoutines(ctx, { limit, before })).map(shortened);
}
