import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import { placeOf } from "@/lib/features/safety/examine";
import { excerptOf } from "@/lib/features/safety/excerpt";
import { hearSecondOpinion } from "@/lib/features/safety/hear-second-opinion";
import type { ProtocolAnswer } from "@/lib/features/safety/protocol/types";
import { recordIncidentOnce } from "@/lib/features/safety/record-incident-once";
import type { Finding } from "@/lib/features/safety/types";
import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { PERSONA } from "@/lib/shared/product";
import type { Accepted } from "./accept-message";
import { askGuide, type Reply } from "./ask-guide";
import { privateTurn } from "./couple-turn";
import { jointReply, pauseInstead } from "./joint-reply";
import { claimAnswer, insertMessage, setApart } from "./message-repository";
import { findOwnThread, protocolAnswerFor } from "./own-thread";
import { type Room, touchSession } from "./session-repository";
import type { RelationshipMessage } from "./types";

/** One message is asked about more than once only after a crash. */
const SAME_INCIDENT_MS = 10 * 60_000;

type Question = Pick<Accepted, "room" | "userMessage" | "finding">;

/**
 * Answers an accepted message and stores the answer. A crisis is answered to its writer alone, by the protocol and by no
 * model; what both read goes on with a pause (contract 8). Null when somebody else gave the answer first.
 *
 * @returns the answer to the writer: the private one where there is one
 */
export async function answerMessage(
  ctx: MemberCtx,
  question: Question,
  raise: (finding: Finding) => void = () => {},
): Promise<RelationshipMessage | null> {
  const replies = await repliesTo(ctx, question, raise);
  const { room, userMessage } = question;
  return ctx.transaction(async (tx) => {
    if (!(await claimAnswer(tx, userMessage.id))) return null;
    const after = Math.max(tx.now().getTime(), userMessage.createdAt.getTime() + 1);
    const stored: RelationshipMessage[] = [];
    for (const [at, reply] of replies.entries()) {
      stored.push(await insertMessage(tx, room.key, rowOf(reply, room, userMessage, new Date(after + at))));
    }
    if (stored.some(({ isPrivate }) => !isPrivate)) await touchSession(tx, room.session.id);
    return stored.find(({ isPrivate }) => isPrivate) ?? stored[0] ?? null;
  });
}

interface Addressed extends Reply {
  readonly isPrivate: boolean;
}

const rowOf = (
  { content, metadata, messageType, isPrivate }: Addressed,
  { session, me }: Room,
  { id }: RelationshipMessage,
  createdAt: Date,
) => ({
  id: newId(),
  sessionId: session.id,
  senderType: "ai" as const,
  senderName: PERSONA.adult,
  content,
  messageType,
  metadata: { ...metadata, answers: id },
  isPrivate,
  targetUserId: isPrivate ? me.id : null,
  createdAt,
});

async function repliesTo(
  ctx: MemberCtx,
  { room, userMessage, finding }: Question,
  raise: (finding: Finding) => void,
): Promise<Addressed[]> {
  const before = await findOwnThread(ctx, room, userMessage.createdAt);
  const asked = { before, text: userMessage.content };
  const protocol = await protocolAnswerFor(ctx, room, { ...asked, finding });
  // Nothing is shown before the second reader was heard: what it sees late would be late for both.
  const [ordinary, raised] = await Promise.all([
    ordinaryReply(ctx, { room, userMessage, finding }, protocol !== null),
    hearSecondOpinion(ctx, finding, userMessage.content),
  ]);
  if (!raised) return [ordinary, spoken(protocol)].filter((reply) => reply !== null);
  await recordRaised(ctx, room, userMessage, raised);
  raise(raised);
  const late = await protocolAnswerFor(ctx, room, { ...asked, finding: raised });
  const joint = userMessage.isPrivate ? null : await forBoth(pauseInstead(ctx, room, userMessage));
  return [joint, spoken(late) ?? (joint ? null : ordinary)].filter((reply) => reply !== null);
}

/** What the guide says: to both, to one alone, or nothing where the protocol speaks in private. */
async function ordinaryReply(
  ctx: MemberCtx,
  { room, userMessage, finding }: Question,
  protocolSpeaks: boolean,
): Promise<Addressed | null> {
  if (userMessage.isPrivate) {
    if (protocolSpeaks) return null;
    return { ...(await askGuide(ctx, await privateTurn(ctx, room, userMessage))), isPrivate: true };
  }
  return forBoth(finding.crisis ? pauseInstead(ctx, room, userMessage) : jointReply(ctx, room, userMessage));
}

const forBoth = async (reply: Promise<Reply>): Promise<Addressed> => ({ ...(await reply), isPrivate: false });

const spoken = (answer: ProtocolAnswer | null): Addressed | null =>
  answer && {
    content: answer.text,
    metadata: { crisis: answer.state, suggested_activities: [...answer.activities] },
    isPrivate: true,
  };

async function recordRaised(ctx: MemberCtx, room: Room, message: RelationshipMessage, finding: Finding) {
  const excerpt = await excerptOf([message.content], placeOf(ctx));
  await ctx.transaction(async (tx) => {
    const incident = { finding, source: "relationship_message", excerpt } as const;
    await recordIncidentOnce(tx, incident, SAME_INCIDENT_MS);
    if (!message.isPrivate) await setApart(tx, room.key, message);
  });
  ctx.later(async (later) => {
    await drainOutbox(later);
  });
}
