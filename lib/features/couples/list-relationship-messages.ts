import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { findReadable, findRevision } from "./message-repository";
import { requireAdult } from "./policy";
import type { ListMessagesInput } from "./schema";
import { findOwnRoom } from "./session-repository";
import { shownMessage } from "./shown-message";
import type { RelationshipMessage } from "./types";

/**
 * The messages of a conversation the caller may read, oldest first (COUP-10, API-37).
 *
 * @throws Failure not_found, forbidden
 */
export async function listRelationshipMessages(
  ctx: MemberCtx,
  { sessionId, limit, cursor }: ListMessagesInput,
): Promise<RelationshipMessage[]> {
  requireAdult(ctx.actor.user);
  const room = await findOwnRoom(ctx, sessionId);
  if (!room) throw notFound("This conversation");
  return (await findReadable(ctx, sessionId, room.key, { limit, cursor })).map(shownMessage);
}

/**
 * The ETag of the 3-second poll: made only from what the caller may read, so that the partner's
 * private messages never change it.
 *
 * @throws Failure not_found
 */
export async function relationshipMessagesRevision(
  ctx: MemberCtx,
  { sessionId, limit, cursor }: ListMessagesInput,
): Promise<string> {
  requireAdult(ctx.actor.user);
  const revision = await findRevision(ctx, sessionId);
  if (revision === null) throw notFound("This conversation");
  return [sessionId.slice(0, 8), revision, limit, cursor?.slice(0, 8)].join("-");
}
