import { dropCheckIn, markCheckedIn } from "@/lib/core/incidents/queries";
import { type CaringQuestion, caringQuestion, withQuestion } from "@/lib/crisis/concern/question";
import type { ConcernState } from "@/lib/crisis/concern/state";
import type { Finding } from "@/lib/crisis/types";
import { recordFinishedExercise } from "@/lib/features/conversation/exercises/finished-exercises";
import { factsIn } from "@/lib/features/conversation/memory/facts";
import { remember } from "@/lib/features/conversation/memory/remember";
import { markFollowedUp } from "@/lib/features/conversation/memory/repository";
import { resourcesAfter } from "@/lib/features/conversation/trauma/crisis-line";
import type { MemberCtx } from "@/lib/ports/context";
import { spokenLanguageOf } from "@/lib/shared/languages";
import type { AnswerRequest } from "./answer-request";
import { askWithSecondOpinion } from "./ask-with-second-opinion";
import { checkInAnswer } from "./check-in";
import { concernOf } from "./concern-of";
import { type Newest, protocolAnswer, standIn } from "./crisis-protocol";
import { speakProtocol } from "./replies";
import { traumaWorkOf } from "./trauma-work";
import { wasDark } from "./turn-of";
import type { ChatMessage, Reply } from "./types";

/** Extra work that is stored in the transaction of an answer. */
export type ExtraWrite = (tx: MemberCtx) => Promise<void>;

/** An answer, and everything stored with it. */
export interface Answer {
  readonly reply: Reply;
  /** Facts in the message that are worth remembering. */
  readonly facts: readonly string[];
  readonly extraWrites: readonly ExtraWrite[];
}

/** Everything stored in the transaction of the answer to this message. */
export const extraWritesOf = (
  { facts, extraWrites }: Answer,
  { id, createdAt }: Pick<ChatMessage, "id" | "createdAt">,
): readonly ExtraWrite[] =>
  facts.length === 0 ? extraWrites : [(tx) => remember(tx, id, facts, createdAt), ...extraWrites];

/**
 * Finds the answer to an accepted message and stores nothing. A crisis, and the turns right after
 * one, are answered from authored texts and by no model; everything else by
 * the guide, with the guided engine behind it.
 */
export async function makeAnswer(
  ctx: MemberCtx,
  given: Omit<AnswerRequest, "trauma" | "caring">,
  emit: (text: string) => void,
): Promise<Answer> {
  const { known, newest } = given;
  const trauma = traumaWorkOf(ctx, known.frame);
  const { finding, state } = concernOf(ctx, {
    before: known.before,
    text: newest.content,
    finding: given.finding,
  });
  const { reply: said, checksIn } = await answerOf(
    ctx,
    { ...given, finding, trauma, concern: state },
    emit,
  );
  const reply = withResources(ctx, withConcern(said, state), { known, trauma }, emit);
  // Once a danger came up, nothing more of a conversation is remembered, nor a message that wasn't
  // read in full. Trauma work stays separate: none of it turns up in other conversations.
  const { crisis, concern } = reply.metadata;
  const isCalm = given.finding.concern === "none" && !given.finding.unread && !crisis && !concern;
  const isKept = isCalm && !wasDark(known) && !trauma;
  const facts = isKept ? factsIn(newest.content, ctx.actor.user.language) : [];
  const { sessionId } = newest;
  const extraWrites = [
    ...finishing(sessionId, reply),
    ...followingUp(reply),
    ...(checksIn ? [markCheckedIn] : []),
    ...(crisis?.takenBack ? [(tx: MemberCtx) => dropCheckIn(tx, sessionId, crisis.kind)] : []),
  ];
  return { reply, facts, extraWrites };
}

const finishing = (
  sessionId: string,
  { metadata: { finished_exercise: finished } }: Reply,
): ExtraWrite[] =>
  finished ? [(tx) => recordFinishedExercise(tx, { sessionId, ...finished })] : [];

const followingUp = ({ metadata: { followed_up: item } }: Reply): ExtraWrite[] =>
  item ? [(tx) => markFollowedUp(tx, item)] : [];

interface Answered {
  readonly reply: Reply;
  /** Whether the reply asks how the person is after an earlier crisis. */
  readonly checksIn?: boolean;
}

type Answering = Omit<AnswerRequest, "caring"> & { readonly concern: ConcernState | null };

async function answerOf(
  ctx: MemberCtx,
  asking: Answering,
  emit: (text: string) => void,
): Promise<Answered> {
  const { known, newest, finding } = asking;
  const { before, hadSign } = known;
  const checkIn = await checkInAnswer(ctx, { before, newest, finding, hadSign });
  if (checkIn) return { reply: speakProtocol(checkIn, emit), checksIn: true };
  const heard = { before, hadSign, text: newest.content };
  const answer = await protocolAnswer(ctx, { ...heard, finding });
  if (answer) return { reply: speakProtocol(answer, emit) };
  const caring = questionOn(ctx, asking, finding);
  const { reply, raised, calm } = await askWithSecondOpinion(
    ctx,
    { ...asking, caring: caring !== null },
    emit,
  );
  if (reply && raised?.crisis)
    return { reply: await withLateSign(ctx, reply, { ...heard, finding: raised }) };
  if (reply)
    return {
      reply: asked(reply, asking, calm ? null : (caring ?? questionOn(ctx, asking, raised)), emit),
    };
  const late = raised && (await protocolAnswer(ctx, { ...heard, finding: raised }));
  if (!late) throw new Error("no answer, and no crisis either");
  return { reply: speakProtocol(late, emit) };
}

/** The caring question about a possible concern in the newest message; null if none is asked. */
function questionOn(
  ctx: MemberCtx,
  { newest, concern }: Answering,
  finding: Finding | null,
): CaringQuestion | null {
  if (finding?.concern !== "possible") return null;
  const { language, age, ageGroup } = ctx.actor.user;
  const hearer = { language: spokenLanguageOf(language), age, ageGroup };
  return caringQuestion(finding.kind, hearer, {
    state: concern,
    seed: newest.id,
    behind: finding.behind === true,
  });
}

/** Ends the guide's answer with the authored question, which no model writes. */
function asked(
  { content, metadata }: Reply,
  { concern }: Answering,
  question: CaringQuestion | null,
  emit: (text: string) => void,
): Reply {
  if (!question) return { content, metadata };
  const { suggested_activities: _, ...rest } = metadata;
  const text = content === "" ? question.text : `\n\n${question.text}`;
  emit(text);
  return {
    content: content + text,
    metadata: { ...rest, concern: withQuestion(concern, question) },
  };
}

/** Carries the concern's state forward in each answer. */
const withConcern = (reply: Reply, concern: ConcernState | null): Reply =>
  concern && !reply.metadata.concern
    ? { ...reply, metadata: { ...reply.metadata, concern } }
    : reply;

/**
 * Adds crisis lines to every answer, whoever gave it, for someone who says they're barely safe
 * (TRAU-15).
 */
function withResources(
  ctx: MemberCtx,
  reply: Reply,
  { known, trauma }: Pick<AnswerRequest, "known" | "trauma">,
  emit: (text: string) => void,
): Reply {
  const language = spokenLanguageOf(ctx.actor.user.language);
  const answers = known.before.filter(({ role }) => role === "assistant").length;
  const { region = null } = ctx;
  const inCrisis = !!reply.metadata.crisis;
  const resources = resourcesAfter(reply.content, { trauma, language, region, answers, inCrisis });
  if (resources) emit(resources);
  return { ...reply, content: reply.content + resources };
}

/**
 * Handles a sign seen after the guide's answer was shown: the protocol begins with the next
 * message.
 */
async function withLateSign(ctx: MemberCtx, reply: Reply, newest: Newest): Promise<Reply> {
  const { kind, severity } = newest.finding;
  const { state } = await standIn(ctx, newest);
  const crisis = { turn: -1, ...state, kind, severity, sign: true, late: true };
  return { ...reply, metadata: { ...reply.metadata, crisis } };
}
