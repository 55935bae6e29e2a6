import { recordFinishedExercise } from "@/lib/features/exercises/record-finished-exercise";
import { remember } from "@/lib/features/memory/remember";
import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import { markCheckedIn } from "@/lib/features/safety/find-check-in";
import { recordIncident } from "@/lib/features/safety/record-incident";
import type { Finding } from "@/lib/features/safety/types";
import type { MemberCtx } from "@/lib/ports/context";
import type { Accepted } from "./accept-message";
import { askWithSecondOpinion } from "./ask-with-second-opinion";
import { checkInAnswer } from "./check-in";
import { HISTORY_LINES } from "./constants";
import { protocolAnswer, standOf } from "./crisis-protocol";
import { completeReply, findMessages } from "./message-repository";
import { touchSession } from "./session-repository";
import { speakProtocol } from "./speak-protocol";
import type { ChatMessage, Reply } from "./types";

/**
 * Answers an accepted message and stores the answer. A crisis, and the turns right after one, are answered from
 * authored texts and by no model (safety.md, "Caring"); everything else by the guide, with the guided engine behind it.
 * The model is called outside any transaction.
 */
export async function answerTurn(
  ctx: MemberCtx,
  { userMessage, replyId, finding }: Pick<Accepted, "userMessage" | "replyId" | "finding">,
  emit: (text: string) => void,
): Promise<ChatMessage> {
  const { sessionId } = userMessage;
  const history = await findMessages(ctx, sessionId, HISTORY_LINES);
  const { reply, raised, checksIn } = await answerOf(ctx, { history, finding }, emit);
  const finished = reply.metadata.finished_exercise;
  const createdAt = new Date(userMessage.createdAt.getTime() + 1);
  const stored = await ctx.transaction(async (tx) => {
    if (!(await completeReply(tx, replyId, reply))) return false;
    await touchSession(tx, sessionId, { reopens: false });
    // A crisis is no memory: it stands in the conversation, and the next opening asks about it with care.
    if (!reply.metadata.crisis) await remember(tx, userMessage);
    if (finished) await recordFinishedExercise(tx, { sessionId, ...finished });
    if (checksIn) await markCheckedIn(tx);
    const source = "chat_message";
    if (raised) await recordIncident(tx, { finding: raised, source, sessionId, messageId: userMessage.id });
    return true;
  });
  if (stored && raised) {
    ctx.later(async (later) => {
      await drainOutbox(later);
    });
  }
  return { id: replyId, sessionId, role: "assistant", createdAt, ...reply };
}

interface Answered {
  readonly reply: Reply;
  /** What only the second reader saw: that still needs its incident. */
  readonly raised: Finding | null;
  /** The reply asks how it is after an earlier crisis. */
  readonly checksIn?: boolean;
}

async function answerOf(
  ctx: MemberCtx,
  { history, finding }: { history: readonly ChatMessage[]; finding: Finding },
  emit: (text: string) => void,
): Promise<Answered> {
  const newest = { before: history.slice(0, -1), text: history.at(-1)?.content ?? "" };
  const checkIn = await checkInAnswer(ctx, { history, finding });
  if (checkIn) return { reply: speakProtocol(checkIn, emit), raised: null, checksIn: true };
  const answer = protocolAnswer(ctx, { ...newest, finding });
  if (answer) return { reply: speakProtocol(answer, emit), raised: null };
  const { reply, raised } = await askWithSecondOpinion(ctx, { history, finding }, emit);
  if (reply) return { reply: raised ? withLateSign(reply, raised, newest.before) : reply, raised };
  const late = raised && protocolAnswer(ctx, { ...newest, finding: raised });
  if (!late) throw new Error("no answer, and no crisis either");
  return { reply: speakProtocol(late, emit), raised };
}

/** Seen when the guide's answer was already shown: the protocol begins with the next message. */
function withLateSign(reply: Reply, { kind, severity }: Finding, before: readonly ChatMessage[]): Reply {
  const crisis = { turn: -1, ...standOf(before).state, kind, severity, sign: true, late: true };
  return { ...reply, metadata: { ...reply.metadata, crisis } };
}
