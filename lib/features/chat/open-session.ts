import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import { findCheckIn, markCheckedIn } from "@/lib/features/safety/find-check-in";
import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { newId } from "@/lib/shared/ids";
import { CHAT_COPY } from "./copy";
import { examineTitle } from "./examine-title";
import { insertOpening } from "./message-repository";
import type { OpenSessionInput } from "./schema";
import { findOwnEmptySession, insertSession, touchSession } from "./session-repository";
import type { ChatSession, ExaminedSession } from "./types";

export interface Opened {
  readonly session: ExaminedSession;
  readonly isNew: boolean;
}

/**
 * Begins a conversation, or hands back an empty one of the same mood, so that opening /chat again and again leaves no
 * trail of empty sessions (contract 6). Without a title it is "Chat with Buddy" or "Therapy Session" (CHAT-02).
 */
export async function openSession(ctx: MemberCtx, input: OpenSessionInput): Promise<Opened> {
  const opened = await ctx.transaction(async (tx) => {
    const empty = await findOwnEmptySession(tx, input.mood);
    const session = empty ?? (await insertSession(tx, newSession(tx, input)));
    await checkIn(tx, session.id);
    const crisis = await examineTitle(tx, session.id, input.title);
    return { session, crisis, isNew: !empty };
  });
  if (!opened.crisis) return { session: opened.session, isNew: opened.isNew };
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return { session: { ...opened.session, crisis_detected: true }, isNew: opened.isNew };
}

/** After a crisis in an earlier conversation this one opens with a gentle question about it, once. */
async function checkIn(ctx: MemberCtx, sessionId: string): Promise<void> {
  const due = await findCheckIn(ctx);
  if (!due || due.sessionId === sessionId) return;
  await insertOpening(ctx, sessionId, { content: due.text, metadata: { crisis: due.state } });
  await touchSession(ctx, sessionId, { reopens: false });
  await markCheckedIn(ctx);
}

const newSession = (
  ctx: MemberCtx,
  { title, mood }: OpenSessionInput,
): Pick<ChatSession, "id" | "title"> & { mood: string } => ({
  id: newId(),
  title: title ?? CHAT_COPY[audienceOf(ctx.actor.user)].newSessionTitle,
  mood,
});
