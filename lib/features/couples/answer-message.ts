import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { placeOf } from "@/lib/core/incidents/examine";
import { excerptOf } from "@/lib/core/incidents/excerpt";
import { hearSecondOpinion } from "@/lib/core/incidents/hear-second-opinion";
import { recordIncidentOnce } from "@/lib/core/incidents/record-incident-once";
import { caringQuestion, withQuestion } from "@/lib/crisis/concern/question";
import type { ConcernState } from "@/lib/crisis/concern/state";
import type { ProtocolAnswer } from "@/lib/crisis/protocol/types";
import type { Finding } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { spokenLanguageOf } from "@/lib/shared/languages";
import { PERSONA } from "@/lib/shared/product";
import type { AcceptedMessage } from "./accept-message";
import { askGuide, type Reply } from "./ask-guide";
import { concernOf } from "./concern-of";
import { privateTurn } from "./couple-turn";
import { jointReply, pauseInstead } from "./joint-reply";
import { claimAnswer, insertMessage, setApart } from "./message-repository";
import { findOwnThread, protocolAnswerFor } from "./own-thread";
import { type Room, touchSession } from "./session-repository";
import type { RelationshipMessage } from "./types";

/** The same message is examined more than once only after a crash. */
const SAME_INCIDENT_MS = 10 * 60_000;

type Question = Pick<AcceptedMessage, "room" | "userMessage" | "finding">;

/**
 * Answers an accepted message and stores the answer. In a crisis only the writer gets an answer,
 * from the protocol and no model; the shared conversation continues with a pause (contract 8).
 * Returns null if someone else answered first.
 *
 * @returns the answer to the writer: the private one if there is one
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
      stored.push(
        await insertMessage(tx, room.key, rowOf(reply, room, userMessage, new Date(after + at))),
      );
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
  const { state } = await concernOf(ctx, { ...asked, finding });
  const question = protocol ? null : questionOn(ctx, { userMessage, finding }, state);
  // Nothing is shown before the second reader is done, because a late finding would come too late
  // for both.
  const [ordinary, { raised, calm }] = await Promise.all([
    ordinaryReply(
      ctx,
      { room, userMessage, finding },
      { protocolSpeaks: protocol !== null, caring: !!question },
    ),
    hearSecondOpinion(ctx, finding, userMessage.content),
  ]);
  if (!raised?.crisis) {
    if (raised) raise(raised);
    const late =
      raised && !protocol ? questionOn(ctx, { userMessage, finding: raised }, state) : null;
    const told = withConcern(ordinary, calm ? null : (question ?? late), state);
    return [...told, spoken(protocol)].filter((reply) => reply !== null);
  }
  await recordRaised(ctx, room, userMessage, raised);
  raise(raised);
  const late = await protocolAnswerFor(ctx, room, { ...asked, finding: raised });
  const joint = userMessage.isPrivate ? null : await forBoth(pauseInstead(ctx, room, userMessage));
  return [joint, spoken(late) ?? (joint ? null : ordinary)].filter((reply) => reply !== null);
}

/** The guide's reply: to both, to one alone, or none if the protocol speaks in private. */
async function ordinaryReply(
  ctx: MemberCtx,
  { room, userMessage, finding }: Question,
  { protocolSpeaks, caring }: { readonly protocolSpeaks: boolean; readonly caring: boolean },
): Promise<Addressed | null> {
  if (userMessage.isPrivate) {
    if (protocolSpeaks) return null;
    const turn = await privateTurn(ctx, room, userMessage);
    return { ...(await askGuide(ctx, caring ? { ...turn, caring } : turn)), isPrivate: true };
  }
  return forBoth(
    finding.crisis ? pauseInstead(ctx, room, userMessage) : jointReply(ctx, room, userMessage),
  );
}

interface Asked {
  readonly text: string;
  readonly concern: ConcernState;
}

/** The caring question about a possible concern, worded to be harmless if the partner reads it. */
function questionOn(
  { actor: { user } }: MemberCtx,
  { userMessage, finding }: Pick<Question, "userMessage" | "finding">,
  state: ConcernState | null,
): Asked | null {
  if (finding.concern !== "possible") return null;
  const { age, ageGroup } = user;
  const hearer = { language: spokenLanguageOf(user.language), age, ageGroup, discreet: true };
  const question = caringQuestion(finding.kind, hearer, {
    state,
    seed: userMessage.id,
    behind: finding.behind === true,
  });
  if (!question) return null;
  return { text: question.text, concern: withQuestion(state, question) };
}

/**
 * Keeps the shared answer as it is; the question and state go into an answer only the writer sees.
 */
function withConcern(
  ordinary: Addressed | null,
  question: Asked | null,
  state: ConcernState | null,
): (Addressed | null)[] {
  if (ordinary?.isPrivate) {
    const concern = question?.concern ?? state;
    const content = [ordinary.content, question?.text].filter(Boolean).join("\n\n");
    return [
      { ...ordinary, content, metadata: { ...ordinary.metadata, ...(concern ? { concern } : {}) } },
    ];
  }
  if (!question) return [ordinary];
  return [
    ordinary,
    { content: question.text, metadata: { concern: question.concern }, isPrivate: true },
  ];
}

const forBoth = async (reply: Promise<Reply>): Promise<Addressed> => ({
  ...(await reply),
  isPrivate: false,
});

const spoken = (answer: ProtocolAnswer | null): Addressed | null =>
  answer && {
    content: answer.text,
    metadata: { crisis: answer.state, suggested_activities: [...answer.activities] },
    isPrivate: true,
  };

async function recordRaised(
  ctx: MemberCtx,
  room: Room,
  message: RelationshipMessage,
  finding: Finding,
) {
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

/**
 * Handles a finding made only after the answer was given: records it, and the protocol answers its
 * writer alone.
 */
export async function answerLate(
  ctx: MemberCtx,
  { room, userMessage, finding }: Question,
): Promise<void> {
  await recordRaised(ctx, room, userMessage, finding);
  const before = await findOwnThread(ctx, room, userMessage.createdAt);
  const reply = spoken(
    await protocolAnswerFor(ctx, room, { before, text: userMessage.content, finding }),
  );
  if (!reply) return;
  const late = { ...reply, metadata: { ...reply.metadata, late: true } };
  await insertMessage(ctx, room.key, rowOf(late, room, userMessage, ctx.now()));
}
