import { type Attempt, claim } from "@/lib/core/delivery/idempotency/once";
import { placeOf } from "@/lib/core/incidents/examine";
import { excerptOf } from "@/lib/core/incidents/excerpt";
import { markUnread } from "@/lib/core/incidents/mark-unread";
import { recordIncident } from "@/lib/core/incidents/record-incident";
import type { Finding } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { StaleReadError, untilCurrent } from "@/lib/shared/stale-read";
import { STUCK_AFTER_MS } from "./constants";
import { COUPLES_COPY } from "./copy";
import { examineMessage } from "./examine-message";
import { findOwed, findRevision, insertMessage } from "./message-repository";
import { namesOfTwo, requireAdult } from "./policy";
import type { SendInput } from "./schema";
import { findOwnRoom, lockSession, type Room, touchSession } from "./session-repository";
import type { RelationshipMessage } from "./types";

const ROUTE = "/api/relationship-messages";

export interface AcceptedMessage {
  readonly kind: "accepted";
  readonly room: Room;
  readonly userMessage: RelationshipMessage;
  readonly finding: Finding;
}

export interface RepeatedRequest {
  readonly kind: "replayed";
  readonly messageId: string;
}

/**
 * Accepts a message from one partner in one transaction: the message, the answer owed for it and,
 * in a crisis, the incident and the promised alert. A private one touches nothing the other partner
 * can read. The message is examined before any lock is taken, and again if the conversation moved
 * on in the meantime.
 *
 * @throws Failure not_found, forbidden, conflict (the space was closed), reply_pending,
 *   idempotency_conflict
 */
export async function acceptMessage(
  ctx: MemberCtx,
  input: SendInput,
  idempotencyKey: string | null,
): Promise<AcceptedMessage | RepeatedRequest> {
  requireAdult(ctx.actor.user);
  const id = newId();
  const attempt = idempotencyKey
    ? { key: idempotencyKey, route: ROUTE, body: JSON.stringify(input) }
    : null;
  const taken = await untilCurrent(async () => {
    const examined = await examineInRoom(ctx, input);
    return accept(ctx, { id, input, attempt, examined });
  });
  if (!taken) throw replyPending();
  return taken;
}

/** A message examined against its conversation as it stood at that moment. */
interface Examined {
  readonly revision: string | null;
  readonly finding: Finding;
  /** Excerpt of the message if it shows a crisis. */
  readonly excerpt: string | null;
}

/** Returns null if the conversation isn't the caller's. */
async function examineInRoom(ctx: MemberCtx, input: SendInput): Promise<Examined | null> {
  const room = await findOwnRoom(ctx, input.sessionId);
  if (!room) return null;
  const revision = await findRevision(ctx, room.session.id);
  const finding = await examineMessage(ctx, room, input);
  return {
    revision,
    finding,
    excerpt: finding.crisis ? await excerptOf([input.content], placeOf(ctx)) : null,
  };
}

interface Taking {
  readonly id: string;
  readonly input: SendInput;
  readonly attempt: Attempt | null;
  readonly examined: Examined | null;
}

/** @throws StaleReadError if the conversation changed after the message was examined */
function accept(
  ctx: MemberCtx,
  { id, input, attempt, examined }: Taking,
): Promise<AcceptedMessage | RepeatedRequest> {
  return ctx.transaction(async (tx) => {
    const earlier = attempt && (await claim(tx, attempt, id));
    if (earlier?.resourceId) return { kind: "replayed", messageId: earlier.resourceId };
    const room = await findOwnRoom(tx, input.sessionId);
    if (!room) throw notFound("This conversation");
    await lockSession(tx, room.session.id);
    await refuseWhere(tx, room, input);
    if (!examined || examined.revision !== (await findRevision(tx, room.session.id)))
      throw new StaleReadError();
    const { finding, excerpt } = examined;
    const userMessage = await insertMessage(
      tx,
      room.key,
      messageOf(tx, room, { id, input, finding }),
    );
    if (!input.isPrivate) await touchSession(tx, room.session.id);
    await markUnread(tx, finding, "relationship_message", id);
    if (finding.crisis)
      await recordIncident(tx, { finding, source: "relationship_message", excerpt });
    return { kind: "accepted", room, userMessage, finding };
  });
}

const replyPending = (): Failure => new Failure("reply_pending", COUPLES_COPY.adult.replyPending);

async function refuseWhere(
  ctx: MemberCtx,
  { session, relationship, me, other }: Room,
  input: SendInput,
) {
  if (relationship.status === "ended")
    throw new Failure("conflict", COUPLES_COPY.adult.closedSpace);
  const { targetUserId } = input;
  if (input.isPrivate && targetUserId && ![me.id, other.id].includes(targetUserId))
    throw notFound("This person");
  const owedSince = await findOwed(ctx, session.id);
  if (owedSince && ctx.now().getTime() - owedSince.getTime() < STUCK_AFTER_MS) {
    throw replyPending();
  }
}

/** The sender comes from the sign-in, no matter what the request says (COUP-15). */
const messageOf = (ctx: MemberCtx, { me, other }: Room, { id, input, finding }: Taken) => ({
  id,
  sessionId: input.sessionId,
  senderType: "user" as const,
  senderName: namesOfTwo(me, other)[0],
  content: input.content,
  metadata: finding.crisis && !input.isPrivate ? { apart: true } : null,
  isPrivate: input.isPrivate,
  targetUserId: input.isPrivate ? (input.targetUserId ?? null) : null,
  awaitsAnswer: true,
  createdAt: ctx.now(),
});

interface Taken {
  readonly id: string;
  readonly input: SendInput;
  readonly finding: Finding;
}
