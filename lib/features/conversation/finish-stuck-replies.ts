import { findMember } from "@/lib/core/identity/queries";
import type { Ctx } from "@/lib/ports/context";
import { answerTurn } from "./answer-turn";
import { STUCK_AFTER_MS } from "./constants";
import { examineMessage } from "./examine-message";
import { findQuestion, findStuckReplies, type StuckReply } from "./message-repository";

const AT_ONCE = 50;
/** Time budget (ms): the job runs every minute, and anything left over waits for the next run. */
const TIME_MS = 45_000;

/**
 * Answers messages whose answer was lost with the process preparing it (architecture.md, step 8). Safe
 * in parallel: the first to complete an answer wins, and the other's is dropped.
 */
export async function finishStuckReplies(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - STUCK_AFTER_MS);
  let finished = 0;
  const until = Date.now() + TIME_MS;
  for (const stuck of await findStuckReplies(ctx, before, AT_ONCE)) {
    if (Date.now() >= until) break;
    try {
      if (await finish(ctx, stuck)) finished += 1;
    } catch (error) {
      ctx.log.error("stuck-reply-not-finished", error, { messageId: stuck.id });
    }
  }
  return finished;
}

async function finish(ctx: Ctx, stuck: StuckReply): Promise<boolean> {
  const member = await findMember(ctx, stuck.userId);
  if (!member) return false;
  const asPerson = ctx.as(member);
  const userMessage = await findQuestion(asPerson, stuck);
  if (!userMessage) return false;
  const finding = await examineMessage(asPerson, userMessage);
  await answerTurn(asPerson, { userMessage, replyId: stuck.id, finding }, () => {});
  return true;
}
