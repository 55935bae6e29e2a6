import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import { findCheckIn, markCheckedIn } from "@/lib/features/safety/find-check-in";
import { TRAUMA_MOOD } from "@/lib/features/trauma/constants";
import type { TraumaFrame } from "@/lib/features/trauma/types";
import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf, isChildMode } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
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
 *
 * @throws Failure forbidden for trauma work of a child or teen (TRAU-16)
 */
export async function openSession(ctx: MemberCtx, input: OpenSessionInput): Promise<Opened> {
  if (input.mood === TRAUMA_MOOD && isChildMode(ctx.actor.user)) {
    throw new Failure("forbidden", "This part is for adults. A parent or guardian can help you with it.");
  }
  return open(ctx, input, true);
}

/** Begins a conversation of its own, whatever empty ones there are: for the areas in which a person sets it up first. */
export const beginSession = (ctx: MemberCtx, input: BeginSessionInput): Promise<Opened> => open(ctx, input, false);

interface BeginSessionInput extends OpenSessionInput {
  /** What it is called where the person wrote no title; words of the product, which no detector reads. */
  readonly untitled?: string;
  readonly frame?: TraumaFrame;
}

async function open(ctx: MemberCtx, input: BeginSessionInput, mayReuse: boolean): Promise<Opened> {
  const opened = await ctx.transaction(async (tx) => {
    const empty = mayReuse ? await findOwnEmptySession(tx, input.mood) : null;
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
  { title, mood, untitled, frame }: BeginSessionInput,
): Pick<ChatSession, "id" | "title"> & { mood: string; frame?: TraumaFrame } => ({
  id: newId(),
  title: title ?? untitled ?? CHAT_COPY[audienceOf(ctx.actor.user)].newSessionTitle,
  mood,
  ...(frame ? { frame } : {}),
});
