import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { findOwnSessionMoment, findOwnSessions } from "./repository";
import { type ListPtSessionsInput, listPtSessionsInput } from "./schema";
import type { PtSession } from "./types";

/**
 * The caller's sessions with each exercise's outcome, newest first (API-32).
 *
 * @throws Failure invalid when the cursor is no session of the caller
 */
export async function listPtSessions(
  ctx: MemberCtx,
  { limit, cursor }: ListPtSessionsInput = listPtSessionsInput.parse({}),
): Promise<PtSession[]> {
  const before = cursor ? await findOwnSessionMoment(ctx, cursor) : undefined;
  if (before === null) {
    throw new Failure("invalid", "Unknown cursor", {
      issues: [{ path: "cursor", message: "Unknown cursor" }],
    });
  }
  return findOwnSessions(ctx, { limit, before });
}
