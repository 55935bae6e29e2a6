import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { type ExaminedInput, examining } from "@/lib/core/incidents/examine";
import { findCheckIn, markCheckedIn } from "@/lib/core/incidents/queries";
import { foundFlags } from "@/lib/crisis/crisis-flags";
import { TRAUMA_MOOD, type TraumaFrame } from "@/lib/features/conversation/trauma/constants";
import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf, isChildMode } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { CHAT_COPY } from "./copy";
import { insertOpening } from "./message-repository";
import { recordTitle } from "./record-title";
import type { OpenSessionInput } from "./schema";
import {
  findOwnEmptySession,
  insertSession,
  lockOpening,
  touchSession,
} from "./session-repository";
import type { ChatSession, ExaminedSession } from "./types";

export interface OpenSessionResult {
  readonly session: ExaminedSession;
  readonly isNew: boolean;
}

/**
 * Begins a conversation, or returns an empty one of the same mood, so that opening /chat again and
 * again leaves no trail of empty sessions (contract 6). Without a title it's "Chat with Buddy" or
 * "Therapy Session" (CHAT-02).
 *
 * @throws Failure forbidden for trauma work of a child or teen (TRAU-16)
 */
export async function openSession(
  ctx: MemberCtx,
  begun: ExaminedInput<OpenSessionInput>,
): Promise<OpenSessionResult> {
  if (begun.input.mood === TRAUMA_MOOD && isChildMode(ctx.actor.user)) {
    throw new Failure(
      "forbidden",
      "This part is for adults. A parent or guardian can help you with it.",
    );
  }
  return open(ctx, begun, true);
}

/** Examines the title the person chose. */
export const examineTitle = examining(({ title }: Pick<OpenSessionInput, "title" | "mood">) => [
  title,
]);

/**
 * Always begins a new conversation, even if empty ones exist: for areas where the person sets it up
 * first.
 */
export const beginSession = (
  ctx: MemberCtx,
  begun: ExaminedInput<BeginSessionInput>,
): Promise<OpenSessionResult> => open(ctx, begun, false);

interface BeginSessionInput extends OpenSessionInput {
  /** The title if the person wrote none; product text, which no detector reads. */
  readonly untitled?: string;
  readonly frame?: TraumaFrame;
}

async function open(
  ctx: MemberCtx,
  { input, ...examination }: ExaminedInput<BeginSessionInput>,
  mayReuse: boolean,
): Promise<OpenSessionResult> {
  const opened = await ctx.transaction(async (tx) => {
    await lockOpening(tx);
    const empty = mayReuse ? await findOwnEmptySession(tx, input.mood) : null;
    const session = empty ?? (await insertSession(tx, newSession(tx, input)));
    await checkIn(tx, session.id);
    await recordTitle(tx, session.id, examination);
    return { session, isNew: !empty };
  });
  const { finding } = examination;
  if (finding.crisis) {
    ctx.later(async (afterwards) => {
      await drainOutbox(afterwards);
    });
  }
  return { session: { ...opened.session, ...foundFlags(finding) }, isNew: opened.isNew };
}

/**
 * After a crisis in an earlier conversation, opens this one with a gentle question about it, once.
 */
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
