import { examineAgain } from "@/lib/core/incidents/examine-again";
import type { UnreadReader } from "@/lib/core/incidents/read-unread";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { findOwnPain, findOwnSessionMoment, findOwnSessions, findOwnWords } from "./repository";
import { type ListPtSessionsInput, listPtSessionsInput } from "./schema";
import type { PtSession, SessionPain } from "./types";

/** The caller's sessions since a date, newest first: duration and pain only, nothing they wrote. */
export const listPain = (ctx: MemberCtx, { since }: { since: Date }): Promise<SessionPain[]> =>
  findOwnPain(ctx, since);

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

export const readUnreadSession: UnreadReader = async (ctx, id) =>
  examineAgain(ctx, "movement", await findOwnWords(ctx, id));
