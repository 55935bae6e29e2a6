import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { SESSIONS_PER_PAGE } from "./constants";
import type { ListSessionsInput } from "./schema";
import { countOwnSessions, findOwnSession, findOwnSessions } from "./session-repository";
import type { ChatSession } from "./types";

/**
 * Finds one of the caller's own conversations.
 *
 * @throws Failure not_found
 */
export async function findSession(ctx: MemberCtx, id: string): Promise<ChatSession> {
  const session = await findOwnSession(ctx, id);
  if (!session) throw notFound("This conversation");
  return session;
}

/**
 * The caller's conversations, most recently changed first (API-23), optionally only those of one
 * mood (TRAU-12).
 */
export const listSessions = (
  ctx: MemberCtx,
  input: Partial<ListSessionsInput> = {},
): Promise<ChatSession[]> =>
  findOwnSessions(ctx, { ...input, limit: input.limit ?? SESSIONS_PER_PAGE });

export const countSessions = (ctx: MemberCtx): Promise<number> => countOwnSessions(ctx);
