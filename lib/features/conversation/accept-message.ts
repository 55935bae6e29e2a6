import { type Attempt, claimWithin, readClaimed } from "@/lib/core/delivery/idempotency/once";
import { placeOf } from "@/lib/core/incidents/examine";
import { excerptOf } from "@/lib/core/incidents/excerpt";
import { markUnread } from "@/lib/core/incidents/mark-unread";
import { recordIncident } from "@/lib/core/incidents/record-incident";
import { readSetting } from "@/lib/core/settings/read-setting";
import type { Finding } from "@/lib/crisis/types";
import { conversationsWithin, entitlementsOf } from "@/lib/features/billing/policy";
import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { Failure, notFound } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { StaleReadError, untilCurrent } from "@/lib/shared/stale-read";
import { STUCK_AFTER_MS } from "./constants";
import { CHAT_COPY } from "./copy";
import { examineMessage } from "./examine-message";
import { giveUpPending } from "./give-up-pending";
import type { SendMessageInput } from "./schema";
import { countBegunSince, lockBeginning } from "./session-repository";
import { traumaWorkOf } from "./trauma-work";
import {
  insertTurn,
  type KnownOfTurn,
  type NewTurn,
  readTurn,
  takeSession,
} from "./turn-repository";
import type { ChatMessage } from "./types";

const ROUTE = "/api/chat/message";

export interface AcceptedMessage {
  readonly kind: "accepted";
  readonly userMessage: ChatMessage;
  readonly replyId: string;
  readonly finding: Finding;
  /** Everything read to accept the message; the answer needs the same data. */
  readonly known: KnownOfTurn;
}

/**
 * The same request came in before: its message is stored, and its answer is stored or under way.
 */
export interface RepeatedRequest {
  readonly kind: "replayed";
  readonly messageId: string;
}

/**
 * Accepts a message: stores the message, the placeholder for its answer and, if it shows a crisis,
 * the incident and the promised alert, all or nothing (docs/reliability.md).
 * Nothing is answered before COMMIT. The message is examined before any lock is taken, and again if
 * the conversation moved on in the meantime.
 *
 * @throws Failure not_found, reply_pending, plan_limit, idempotency_conflict
 */
export async function acceptMessage(
  ctx: MemberCtx,
  input: SendMessageInput,
  idempotencyKey: string | null,
): Promise<AcceptedMessage | RepeatedRequest> {
  const { sessionId, content } = input;
  const turn = {
    sessionId,
    content,
    messageId: newId(),
    replyId: newId(),
    clientKey: idempotencyKey,
  };
  const attempt = idempotencyKey
    ? { key: idempotencyKey, route: ROUTE, body: JSON.stringify(input) }
    : null;
  const taken = await untilCurrent(async () =>
    store(ctx, turn, attempt, await examineTurn(ctx, turn, attempt)),
  );
  if (!taken) throw replyPending(ctx);
  return taken;
}

/** A message examined against its conversation as it stood at that moment. */
interface Examined {
  readonly known: KnownOfTurn;
  readonly finding: Finding;
  /** Excerpt of the message if it shows a crisis. */
  readonly excerpt: string | null;
}

/**
 * Returns null when nothing will be stored as things stand: the conversation is someone else's, the
 * key was used before, or an answer is pending.
 */
async function examineTurn(
  ctx: MemberCtx,
  turn: NewTurn,
  attempt: Attempt | null,
): Promise<Examined | null> {
  const wanted = { key: attempt?.key };
  const found = await readTurn(ctx, turn.sessionId, wanted);
  const isLost = found?.pendingSince && !found.repeated && isStuck(ctx, found.pendingSince);
  // Settle the pending answer first: the new message is read as a reply to it.
  if (isLost) await giveUpPending(ctx, turn.sessionId);
  const known = isLost ? await readTurn(ctx, turn.sessionId, wanted) : found;
  if (!known || known.repeated || known.pendingSince) return null;
  const finding = await examineMessage(ctx, turn, known);
  return {
    known,
    finding,
    excerpt: finding.crisis ? await excerptOf([turn.content], placeOf(ctx)) : null,
  };
}

/**
 * Does everything in one transaction, with the session locked from the first read.
 *
 * @throws StaleReadError if the conversation changed after the message was examined
 */
function store(
  ctx: MemberCtx,
  turn: NewTurn,
  attempt: Attempt | null,
  examined: Examined | null,
): Promise<AcceptedMessage | RepeatedRequest> {
  const { sessionId, messageId, replyId } = turn;
  return ctx.transaction(async (tx) => {
    const taken = await takeSession(tx, sessionId, attempt && claimWithin(tx, attempt, messageId));
    if (attempt && taken === "repeated")
      return replayed((await readClaimed(tx, attempt)).resourceId);
    const known = taken === "taken" ? await readTurn(tx, sessionId) : null;
    if (!known) throw notFound("This conversation");
    if (known.pendingSince && !isStuck(ctx, known.pendingSince)) throw replyPending(ctx);
    if (examined?.known.revision !== known.revision || known.pendingSince)
      throw new StaleReadError();
    const { finding, excerpt } = examined;
    await refuseBeyondPlan(tx, known, finding);
    const userMessage = await insertTurn(tx, turn);
    await markUnread(tx, finding, "chat_message", messageId);
    if (finding.crisis)
      await recordIncident(tx, { finding, source: "chat_message", sessionId, messageId, excerpt });
    return { kind: "accepted", userMessage, replyId, finding, known };
  });
}

function replayed(resourceId: string | null): RepeatedRequest {
  if (!resourceId) throw new Error("a stored turn without its message");
  return { kind: "replayed", messageId: resourceId };
}

const isStuck = (ctx: MemberCtx, pendingSince: Date): boolean =>
  ctx.now().getTime() - pendingSince.getTime() >= STUCK_AFTER_MS;

const replyPending = (ctx: MemberCtx): Failure =>
  new Failure("reply_pending", CHAT_COPY[audienceOf(ctx.actor.user)].replyPending);

async function refuseBeyondPlan(
  ctx: MemberCtx,
  { begun, frame }: KnownOfTurn,
  finding: Finding,
): Promise<void> {
  // A conversation that has begun is never cut off, and a crisis or possible crisis is always
  // answered (contract 8, free tier).
  if (begun || finding.concern !== "none") return;
  const { conversations } = entitlementsOf(ctx.actor.user.subscriptionTier);
  if (!conversations) return;
  await lockBeginning(ctx);
  const since = new Date(ctx.now().getTime() - conversations.withinMs);
  const beforeIt = await countBegunSince(ctx, since);
  if (beforeIt < conversations.most) return;
  const most = conversationsWithin(conversations.most, await readSetting(ctx, "freeConversations"));
  if (beforeIt < most) return;
  // Someone who says they're barely safe isn't sent to the pricing page first.
  if (traumaWorkOf(ctx, frame)?.depth === "steady") return;
  throw new Failure("plan_limit", CHAT_COPY[audienceOf(ctx.actor.user)].planLimit(most));
}
