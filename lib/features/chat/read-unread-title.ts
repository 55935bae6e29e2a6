import { examineAgain } from "@/lib/features/safety/examine-again";
import type { UnreadReader } from "@/lib/features/safety/read-unread";
import { findOwnSession } from "./session-repository";

export const readUnreadTitle: UnreadReader = async (ctx, sessionId) => {
  const session = await findOwnSession(ctx, sessionId);
  return examineAgain(ctx, "session_title", session && [session.title]);
};
