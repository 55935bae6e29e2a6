import type { UnreadReader } from "@/lib/core/incidents/read-unread";
import { answerLate } from "./answer-message";
import { examineMessage } from "./examine-message";
import { findOwnMessage, findTalkOf } from "./message-repository";
import { findOwnRoom } from "./session-repository";

/**
 * Examines a message stored while the reader was off; a clear finding is answered to its writer
 * alone.
 */
export const readUnreadMessage: UnreadReader = async (ctx, messageId) => {
  const sessionId = await findTalkOf(ctx, messageId);
  const room = sessionId && (await findOwnRoom(ctx, sessionId));
  const userMessage = room && (await findOwnMessage(ctx, messageId, room.key));
  if (!userMessage) return "gone";
  // The answer will take the finding into account, so there's nothing to add yet.
  if (userMessage.awaitsAnswer) return "later";
  const finding = await examineMessage(ctx, room, userMessage);
  if (!finding.crisis) return finding.unread ? "later" : "read";
  await answerLate(ctx, { room, userMessage, finding });
  return "read";
};
