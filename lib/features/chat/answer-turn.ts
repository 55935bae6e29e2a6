import { recordFinishedExercise } from "@/lib/features/exercises/record-finished-exercise";
import { remember } from "@/lib/features/memory/remember";
import { markCheckedIn } from "@/lib/features/safety/find-check-in";
import type { Finding } from "@/lib/features/safety/types";
import { resourcesAfter } from "@/lib/features/trauma/crisis-line";
import type { MemberCtx } from "@/lib/ports/context";
import { spokenLanguageOf } from "@/lib/shared/languages";
import type { Accepted } from "./accept-message";
import { type Asking, askWithSecondOpinion } from "./ask-with-second-opinion";
import { checkInAnswer } from "./check-in";
import { HISTORY_LINES } from "./constants";
import { type Newest, protocolAnswer, standIn } from "./crisis-protocol";
import { completeReply, findMessages } from "./message-repository";
import { readTraumaWork } from "./read-trauma-work";
import { recordRaised } from "./record-raised";
import { touchSession } from "./session-repository";
import { speakProtocol } from "./speak-protocol";
import type { ChatMessage, Reply } from "./types";

/**
 * Answers an accepted message and stores the answer. A crisis, and the turns right after one, are answered from
 * authored texts and by no model (safety.md, "Caring"); everything else by the guide, with the guided engine behind it.
 * The model is called outside any transaction.
 *
 * @param raise told what was seen only while the answer was made, once its incident is recorded or could not be
 */
export async function answerTurn(
  ctx: MemberCtx,
  { userMessage, replyId, finding }: Pick<Accepted, "userMessage" | "replyId" | "finding">,
  emit: (text: string) => void,
  raise: (finding: Finding) => void = () => {},
): Promise<ChatMessage> {
  const { sessionId } = userMessage;
  const [history, trauma] = await Promise.all([
    findMessages(ctx, sessionId, HISTORY_LINES),
    readTraumaWork(ctx, sessionId),
  ]);
  const heard = (raised: Finding) => recordRaised(ctx, userMessage, raised).finally(() => raise(raised));
  const { reply: said, checksIn } = await answerOf(ctx, { history, finding, trauma, heard }, emit);
  const reply = withResources(ctx, said, { history, trauma }, emit);
  const finished = reply.metadata.finished_exercise;
  const createdAt = new Date(userMessage.createdAt.getTime() + 1);
  await ctx.transaction(async (tx) => {
    if (!(await completeReply(tx, replyId, reply))) return;
    await touchSession(tx, sessionId, { reopens: false });
    // A crisis is no memory: it stands in the conversation, and the next opening asks about it with care. Trauma work
    // keeps to itself: nothing of it turns up in another talk.
    if (!reply.metadata.crisis && !trauma) await remember(tx, userMessage);
    if (finished) await recordFinishedExercise(tx, { sessionId, ...finished });
    if (checksIn) await markCheckedIn(tx);
  });
  return { id: replyId, sessionId, role: "assistant", createdAt, ...reply };
}

interface Answered {
  readonly reply: Reply;
  /** The reply asks how it is after an earlier crisis. */
  readonly checksIn?: boolean;
}

async function answerOf(
  ctx: MemberCtx,
  { history, finding, trauma, heard }: Asking,
  emit: (text: string) => void,
): Promise<Answered> {
  const newest = { before: history.slice(0, -1), text: history.at(-1)?.content ?? "" };
  const checkIn = await checkInAnswer(ctx, { history, finding });
  if (checkIn) return { reply: speakProtocol(checkIn, emit), checksIn: true };
  const answer = await protocolAnswer(ctx, { ...newest, finding });
  if (answer) return { reply: speakProtocol(answer, emit) };
  const { reply, raised } = await askWithSecondOpinion(ctx, { history, finding, trauma, heard }, emit);
  if (reply) return { reply: raised ? await withLateSign(ctx, reply, { ...newest, finding: raised }) : reply };
  const late = raised && (await protocolAnswer(ctx, { ...newest, finding: raised }));
  if (!late) throw new Error("no answer, and no crisis either");
  return { reply: speakProtocol(late, emit) };
}

/** Whoever says that they are hardly safe is told of living people with every answer, whoever gave it (TRAU-15). */
function withResources(
  ctx: MemberCtx,
  reply: Reply,
  { history, trauma }: Pick<Asking, "history" | "trauma">,
  emit: (text: string) => void,
): Reply {
  const language = spokenLanguageOf(ctx.actor.user.language);
  const answers = history.filter(({ role }) => role === "assistant").length;
  const { region = null } = ctx;
  const inCrisis = !!reply.metadata.crisis;
  const resources = resourcesAfter(reply.content, { trauma, language, region, answers, inCrisis });
  if (resources) emit(resources);
  return { ...reply, content: reply.content + resources };
}

/** Seen when the guide's answer was already shown: the protocol begins with the next message. */
async function withLateSign(ctx: MemberCtx, reply: Reply, { before, finding }: Newest): Promise<Reply> {
  const { kind, severity } = finding;
  const { state } = await standIn(ctx, before);
  const crisis = { turn: -1, ...state, kind, severity, sign: true, late: true };
  return { ...reply, metadata: { ...reply.metadata, crisis } };
}
