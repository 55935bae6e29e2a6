import type { MemberCtx } from "@/lib/ports/context";
import { spokenLanguageOf } from "@/lib/shared/languages";
import { askGuide, type Reply } from "./ask-guide";
import { HISTORY_LINES } from "./constants";
import { jointTurn } from "./couple-turn";
import { isJointWorkClosed } from "./joint-work";
import { findNewestPause, findShared } from "./message-repository";
import { pauseLine } from "./pause-lines";
import { isPauseDue, isResting, pauseUntil } from "./pause-policy";
import type { Room } from "./session-repository";
import type { RelationshipMessage } from "./types";

/**
 * The guide's answer to both, or a pause instead. Every reason for a pause is checked each time,
 * and all of them lead to the same words, shape and duration, so that none can be told from another
 * (contract 8, "Abuse").
 */
export async function jointReply(
  ctx: MemberCtx,
  room: Room,
  message: RelationshipMessage,
): Promise<Reply> {
  const { session, key, me, other } = room;
  const now = ctx.now();
  const [closed, pause, shared] = await Promise.all([
    isJointWorkClosed(ctx, [me.id, other.id]),
    findNewestPause(ctx, [me.id, other.id]),
    findShared(ctx, session.id, key, { limit: HISTORY_LINES * 2, upTo: message }),
  ]);
  if (closed || isResting(pause, now) || isPauseDue(shared, now))
    return pauseReply(ctx, message, pause);
  const { content, metadata } = await askGuide(ctx, await jointTurn(ctx, room, message));
  const { suggested_activities: _, ...rest } = metadata;
  return { content, metadata: rest };
}

/** The pause after a message that showed a crisis: the guide says nothing to both about it. */
export async function pauseInstead(
  ctx: MemberCtx,
  room: Room,
  message: RelationshipMessage,
): Promise<Reply> {
  return pauseReply(ctx, message, await findNewestPause(ctx, [room.me.id, room.other.id]));
}

function pauseReply(
  ctx: MemberCtx,
  { id }: RelationshipMessage,
  last: RelationshipMessage | null,
): Reply {
  const now = ctx.now();
  // Writing during a pause doesn't make it longer.
  const until = isResting(last, now) ? last?.metadata?.until : pauseUntil(now, id).toISOString();
  return {
    content: pauseLine(spokenLanguageOf(ctx.actor.user.language), id, last?.content),
    metadata: { until },
    messageType: "pause",
  };
}
