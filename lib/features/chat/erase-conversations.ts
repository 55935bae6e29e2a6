import type { MemberCtx } from "@/lib/ports/context";
import { deleteOwnSessions } from "./session-repository";

/** Removes all conversations of the caller with their messages. */
export const eraseConversations = (ctx: MemberCtx): Promise<void> => deleteOwnSessions(ctx);
