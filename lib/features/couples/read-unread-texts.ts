import { examineAgain } from "@/lib/core/incidents/examine-again";
import type { WrittenText } from "@/lib/core/incidents/excerpt";
import type { UnreadReader } from "@/lib/core/incidents/read-unread";
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
