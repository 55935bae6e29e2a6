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
import { Outdated, untilCurrent } from "@/lib/shared/outdated";
import { answerAtOnce, isStoredAtOnce, type Ready } from "./answer-at-once";
import { STUCK_AFTER_MS } from "./constants";
import { CHAT_COPY } from "./copy";
import { examineMessage } from "./examine-message";
import { giveUpPending } from "./give-up-pending";
import type { SendMessageInput } from "./schema";
import { countBegunSince, lockBeginning } from "./session-repository";
import { traumaWorkOf } from "./trauma-work";
import {
  insertTurn,
  insertTurnAt,
  type KnownOfTurn,
  messageOf,
  type NewTurn,
  openTurn,
  readTurn,
  takeSession,
} from "./turn-repository";
import type { ChatMessage } from "./types";

const ROUTE = "/api/chat/message";

export interface Accepted {
  readonly kind: "accepted";
  readonly userMessage: ChatMessage;
  readonly replyId: string;
  readonly finding: Finding;
  /** What was read to accept it; the answer needs the same. */
  readonly known: KnownOfTurn;
  /** The answer, where it was there at once; stored with the message if `isStoredAtOnce`. */
  readonly ready: Ready | null;
}

/** The same request came before; its message is stored and its answer is stored or under way. */
export interface Replayed {
  readonly kind: "replayed";
  readonly messageId: string;
}

/**
 * Takes a message: the message itself, the place for its answer, and, when it shows a crisis, the
 * incident and the promise of the alert, all of it or nothing (security.md, "What must never be
 * lost"). Nothing is answered before COMMIT. The message is read before anything is locked, and
 * again where the conversation went on meanwhile.
 *
 * @param read what `turnBeside` found, where that was read already
 * @throws Failure not_found, reply_pending, plan_limit, idempotency_conflict
 */
export async function acceptMessage(
  ctx: MemberCtx,
  input: SendMessageInput,
  idempotencyKey: string | null,
  read?: unknown,
): Promise<Accepted | Replayed> {
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
  const taken = await untilCurrent(async (tries) => {
    const examined = await examineTurn(ctx, turn, attempt, tries === 0 ? read : undefined);
    const stored = examined && (await acceptUnlocked(ctx, turn, attempt, examined));
    return stored ?? (await acceptLocked(ctx, turn, attempt, examined));
  });
  if (!taken) throw replyPending(ctx);
  return taken;
}

/** A message that was read in its conversation, as that stood then. */
interface Examined {
  readonly known: KnownOfTurn;
  readonly finding: Finding;
  /** Of the message, where it shows a crisis. */
  readonly excerpt: string | null;
}

/**
 * Null where nothing will be stored as it looks: it's somebody else's conversation, the key came
 * before, or an answer is pending.
 */
async function examineTurn(
  ctx: MemberCtx,
  turn: NewTurn,
  attempt: Attempt | null,
  read: unknown,
): Promise<Examined | null> {
  const wanted = { key: attempt?.key };
  const found =
    read === undefined
      ? await readTurn(ctx, turn.sessionId, wanted)
      : openTurn(ctx.actor.key, read);
  const isLost = found?.pendingSince && !found.repeated && isStuck(ctx, found.pendingSince);
  // What is still open is settled first: the new message is read as an answer to it.
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
 * Most messages: the next one of a conversation in which nothing is open, and no sign of a crisis,
 * now or earlier. Stored in one statement if nothing has changed since it was read, with its answer
 * where that is there at once. Null: it takes the whole way.
 */
async function acceptUnlocked(
  ctx: MemberCtx,
  turn: NewTurn,
  attempt: Attempt | null,
  { known, finding }: Examined,
): Promise<Accepted | null> {
  const claim = attempt && claimWithin(ctx, attempt, turn.messageId);
  if (!known.begun || known.hadSign || finding.crisis || finding.unread) return null;
  const said = messageOf(turn, ctx.now());
  const ready = await answerAtOnce(ctx, { known, newest: said, finding });
  const isStored = await insertTurnAt(ctx, turn, {
    revision: known.revision,
    claim,
    said,
    answer: isStoredAtOnce(ready) ? ready : null,
  });
  return isStored
    ? { kind: "accepted", userMessage: said, replyId: turn.replyId, finding, known, ready }
    : null;
}

/**
 * In one transaction, with the session locked from the first read on.
 *
 * @throws Outdated where the conversation is not the one any more in which the message was read
 */
function acceptLocked(
  ctx: MemberCtx,
  turn: NewTurn,
  attempt: Attempt | null,
  examined: Examined | null,
): Promise<Accepted | Replayed> {
  const { sessionId, messageId, replyId } = turn;
  return ctx.transaction(async (tx) => {
    const taken = await takeSession(tx, sessionId, attempt && claimWithin(tx, attempt, messageId));
    if (attempt && taken === "repeated")
      return replayed((await readClaimed(tx, attempt)).resourceId);
    const known = taken === "taken" ? await readTurn(tx, sessionId) : null;
    if (!known) throw notFound("This conversation");
    if (known.pendingSince && !isStuck(ctx, known.pendingSince)) throw replyPending(ctx);
    if (examined?.known.revision !== known.revision || known.pendingSince) throw new Outdated();
    const { finding, excerpt } = examined;
    await refuseBeyondPlan(tx, known, finding);
    const userMessage = await insertTurn(tx, turn);
    await markUnread(tx, finding, "chat_message", messageId);
    if (finding.crisis)
      await recordIncident(tx, { finding, source: "chat_message", sessionId, messageId, excerpt });
    return { kind: "accepted", userMessage, replyId, finding, known, ready: null };
  });
}

function replayed(resourceId: string | null): Replayed {
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
  // A conversation that was begun is never cut off, and a crisis or a possible one is always
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
  // Whoever says that they are hardly safe is not sent to the prices first.
  if (traumaWorkOf(ctx, frame)?.depth === "steady") return;
  throw new Failure("plan_limit", CHAT_COPY[audienceOf(ctx.actor.user)].planLimit(most));
}
