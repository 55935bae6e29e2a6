import type { MemberCtx } from "@/lib/ports/context";
import { SESSIONS_PER_PAGE } from "./constants";
import type { ListSessionsInput } from "./schema";
import { countOwnSessions, findOwnSessions } from "./session-repository";
import type { ChatSession } from "./types";

/**
 * The caller's conversations, the one that changed last first (API-23); those of one mood where
 * that is asked (TRAU-12).
 */
export const listSessions = (
  ctx: MemberCtx,
  input: Partial<ListSessionsInput> = {},
): Promise<ChatSession[]> =>
  findOwnSessions(ctx, { ...input, limit: input.limit ?? SESSIONS_PER_PAGE });

export const countSessions = (ctx: MemberCtx): Promise<number> => countOwnSessions(ctx);
