import type { MemberCtx } from "@/lib/ports/context";
import { SESSIONS_PER_PAGE } from "./constants";
import type { ListSessionsInput } from "./schema";
import { countOwnSessions, findOwnSessions } from "./session-repository";
import type { ChatSession } from "./types";

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
