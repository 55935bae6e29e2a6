import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { findOwnSession } from "./session-repository";
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
