import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { newId } from "@/lib/shared/ids";
import { CHAT_COPY } from "./copy";
import type { OpenSessionInput } from "./schema";
import { findOwnEmptySession, insertSession } from "./session-repository";
import type { ChatSession } from "./types";

export interface Opened {
  readonly session: ChatSession;
  readonly isNew: boolean;
}

/**
 * Begins a conversation, or hands back an empty one of the same mood, so that opening /chat again and again leaves no
 * trail of empty sessions (contract 6). Without a title it is "Chat with Buddy" or "Therapy Session" (CHAT-02).
 */
export async function openSession(ctx: MemberCtx, input: OpenSessionInput): Promise<Opened> {
  const empty = await findOwnEmptySession(ctx, input.mood);
  if (empty) return { session: empty, isNew: false };
  const title = input.title ?? CHAT_COPY[audienceOf(ctx.actor.user)].newSessionTitle;
  return { session: await insertSession(ctx, { id: newId(), title, mood: input.mood }), isNew: true };
}
