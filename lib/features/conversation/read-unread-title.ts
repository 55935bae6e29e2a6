import { examineAgain } from "@/lib/core/incidents/examine-again";
import type { UnreadReader } from "@/lib/core/incidents/read-unread";
import { findOwnSession } from "./session-repository";

export const readUnreadTitle: UnreadReader = async (ctx, sessionId) => {
  const session = await findOwnSession(ctx, sessionId);
  return examineAgain(ctx, "session_title", session && [session.title]);
};
