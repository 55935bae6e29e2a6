import { recordFinishedExercise } from "@/lib/features/exercises/record-finished-exercise";
import type { MemberCtx } from "@/lib/ports/context";
import type { Accepted } from "./accept-message";
import { askGuide } from "./ask-guide";
import { HISTORY_LINES } from "./constants";
import { protocolStep } from "./crisis-protocol";
import { completeReply, findMessages } from "./message-repository";
import { touchSession } from "./session-repository";
import { speakProtocol } from "./speak-protocol";
import type { ChatMessage } from "./types";

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
  const step = protocolStep(finding, history);
  const reply = step ? speakProtocol(ctx, step, emit) : await askGuide(ctx, history, emit);
  const finished = reply.metadata.finished_exercise;
  const createdAt = new Date(userMessage.createdAt.getTime() + 1);
  await ctx.transaction(async (tx) => {
    if (!(await completeReply(tx, replyId, reply))) return;
    await touchSession(tx, sessionId, { reopens: false });
    if (finished) await recordFinishedExercise(tx, { sessionId, ...finished });
  });
  return { id: replyId, sessionId, role: "assistant", createdAt, ...reply };
}
