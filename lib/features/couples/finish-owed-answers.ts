import { findMember } from "@/lib/core/identity/queries";
import type { Ctx } from "@/lib/ports/context";
import { answerMessage } from "./answer-message";
import { STUCK_AFTER_MS } from "./constants";
import { examineMessage } from "./examine-message";
import { findOwedAnswers, findOwnMessage, type OwedAnswer } from "./message-repository";
import { findOwnRoom } from "./session-repository";

const AT_ONCE = 50;
/** Time budget (ms): the job runs every minute, and anything left over waits for the next run. */
const TIME_MS = 20_000;

/**
 * Gives answers that were lost with the process preparing them. Safe in parallel: the first one to
 * finish gives the answer.
 */
export async function finishOwedAnswers(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - STUCK_AFTER_MS);
  const until = Date.now() + TIME_MS;
  let finished = 0;
  for (const owed of await findOwedAnswers(ctx, before, AT_ONCE)) {
    if (Date.now() >= until) break;
    try {
      if (await finish(ctx, owed)) finished += 1;
    } catch (error) {
      ctx.log.error("owed-answer-not-given", error, { messageId: owed.id });
    }
  }
  return finished;
}

async function finish(ctx: Ctx, owed: OwedAnswer): Promise<boolean> {
  const member = await findMember(ctx, owed.senderId);
  if (!member) return false;
  const asPerson = ctx.as(member);
  const room = await findOwnRoom(asPerson, owed.sessionId);
  const userMessage = room && (await findOwnMessage(asPerson, owed.id, room.key));
  if (!userMessage) return false;
  const finding = await examineMessage(asPerson, room, userMessage);
  return (await answerMessage(asPerson, { room, userMessage, finding })) !== null;
}
