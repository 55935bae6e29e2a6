import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { HISTORY_LINES } from "./constants";
import { CHAT_COPY } from "./copy";
import { protocolAnswer } from "./crisis-protocol";
import { examineMessage } from "./examine-message";
import { findMessages, findPending, findQuestion, type PendingReply } from "./message-repository";
import { speakProtocol } from "./replies";
import { completeTurn } from "./turn-repository";
import type { Reply } from "./types";

/**
 * Fills the placeholder of an answer that will never come, so that the conversation can go on. The
 * crisis protocol's words need no model, so they're said even now, with their state: the next
 * message must not find the crisis forgotten. This examines the question, so call it outside a
 * transaction. If the real answer arrives after all, it stays.
 */
export async function giveUpPending(ctx: MemberCtx, sessionId: string): Promise<void> {
  const pending = await findPending(ctx, sessionId);
  if (!pending) return;
  const lost = {
    content: CHAT_COPY[audienceOf(ctx.actor.user)].lostReply,
    metadata: { fallback: true },
  };
  const place = { sessionId, replyId: pending.id };
  await completeTurn(ctx, place, (await protocolReplyTo(ctx, pending)) ?? lost);
}

async function protocolReplyTo(ctx: MemberCtx, pending: PendingReply): Promise<Reply | null> {
  const question = await findQuestion(ctx, pending);
  if (!question) return null;
  const finding = await examineMessage(ctx, question);
  const before = await findMessages(ctx, pending.sessionId, HISTORY_LINES, {
    before: question.createdAt,
  });
  const answer = await protocolAnswer(ctx, { before, text: question.content, finding });
  return answer && speakProtocol(answer, () => {});
}
