import { examineAgain } from "@/lib/core/incidents/examine-again";
import type { WrittenText } from "@/lib/core/incidents/excerpt";
import type { UnreadReader } from "@/lib/core/incidents/read-unread";
import { answerLate } from "./answer-message";
import { examineMessage } from "./examine-message";
import { findOwnSent } from "./invitation-repository";
import { findOwnMessage, findTalkOf } from "./message-repository";
import { findOwnRelationship } from "./relationship-repository";
import { findOwnRoom } from "./session-repository";
import type { Relationship } from "./types";

/** Examines one shared field and no other: the partner may have written the rest. */
const reading =
  (textsOf: (relationship: Relationship) => readonly WrittenText[]): UnreadReader =>
  async (ctx, id) => {
    const relationship = await findOwnRelationship(ctx, id);
    return examineAgain(ctx, "relationship_text", relationship && textsOf(relationship));
  };

export const RELATIONSHIP_READERS = {
  relationship_name: reading(({ relationshipName }) => [relationshipName]),
  relationship_goals: reading(({ goals }) => goals),
  relationship_challenges: reading(({ challenges }) => challenges),
  communication_style: reading(({ communicationStyle }) => [communicationStyle]),
  conflict_style: reading(({ conflictResolutionStyle }) => [conflictResolutionStyle]),
} as const;

export const readUnreadTitle: UnreadReader = async (ctx, talkId) => {
  const room = await findOwnRoom(ctx, talkId);
  return examineAgain(ctx, "relationship_text", room && [room.session.sessionTitle]);
};

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

/**
 * Examines it even if the invitation has been withdrawn or declined: the words still say something
 * about their writer.
 */
export const readUnreadInvitation: UnreadReader = async (ctx, id) => {
  const invitation = await findOwnSent(ctx, id);
  return examineAgain(ctx, "invitation", invitation && [invitation.personalMessage]);
};
