import { conversationsWithin, entitlementsOf } from "@/lib/features/billing/policy";
import { claim } from "@/lib/features/idempotency/once";
import { recordIncident } from "@/lib/features/safety/record-incident";
import type { Finding } from "@/lib/features/safety/types";
import { readSetting } from "@/lib/features/settings/read-setting";
import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { Failure, notFound } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { STUCK_AFTER_MS } from "./constants";
import { CHAT_COPY } from "./copy";
import { examineMessage } from "./examine-message";
import { giveUpPending } from "./give-up-pending";
import { insertTurn } from "./message-repository";
import { readTraumaWork } from "./read-trauma-work";
import type { SendMessageInput } from "./schema";
import { countBegunSince, type LockedSession, lockOwnSession, touchSession } from "./session-repository";
import type { ChatMessage } from "./types";

const ROUTE = "/api/chat/message";

export interface Accepted {
  readonly kind: "accepted";
  readonly userMessage: ChatMessage;
  readonly replyId: string;
  readonly finding: Finding;
}

/** The same request came before; its message is stored and its answer is stored or under way. */
export interface Replayed {
  readonly kind: "replayed";
  readonly messageId: string;
}

/**
 * Takes a message in one transaction: the message itself, the place for its answer, and, when it shows a crisis, the
 * incident and the promise of the alert (security.md, "What must never be lost"). Nothing is answered before COMMIT.
 *
 * @throws Failure not_found, reply_pending, plan_limit, idempotency_conflict
 */
export function acceptMessage(
  ctx: MemberCtx,
  input: SendMessageInput,
  idempotencyKey: string | null,
): Promise<Accepted | Replayed> {
  const messageId = newId();
  return ctx.transaction(async (tx) => {
    if (idempotencyKey) {
      const attempt = { key: idempotencyKey, route: ROUTE, body: JSON.stringify(input) };
      const earlier = await claim(tx, attempt, messageId);
      if (earlier?.resourceId) return { kind: "replayed", messageId: earlier.resourceId };
    }
    const session = await lockOwnSession(tx, input.sessionId);
    if (!session) throw notFound("This conversation");
    // First what is still open: the new message is read as an answer to it.
    await settlePending(tx, session);
    const finding = await examineMessage(tx, input);
    await refuseBeyondPlan(tx, session, finding);
    const replyId = newId();
    const { sessionId, content } = input;
    const userMessage = await insertTurn(tx, { sessionId, messageId, replyId, content, clientKey: idempotencyKey });
    await touchSession(tx, sessionId, { reopens: true });
    if (finding.crisis) {
      await recordIncident(tx, { finding, source: "chat_message", sessionId, messageId, words: [content] });
    }
    return { kind: "accepted", userMessage, replyId, finding };
  });
}

async function settlePending(ctx: MemberCtx, session: LockedSession): Promise<void> {
  if (!session.pendingSince) return;
  const waited = ctx.now().getTime() - session.pendingSince.getTime();
  if (waited < STUCK_AFTER_MS) throw new Failure("reply_pending", CHAT_COPY[audienceOf(ctx.actor.user)].replyPending);
  await giveUpPending(ctx, session.id);
}

async function refuseBeyondPlan(ctx: MemberCtx, session: LockedSession, finding: Finding): Promise<void> {
  // A conversation that was begun is never cut off, and a crisis is always answered (contract 8, free tier).
  if (session.begun || finding.crisis) return;
  const { conversations } = entitlementsOf(ctx.actor.user.subscriptionTier);
  if (!conversations) return;
  const since = new Date(ctx.now().getTime() - conversations.withinMs);
  const begun = await countBegunSince(ctx, since);
  if (begun < conversations.most) return;
  const most = conversationsWithin(conversations.most, await readSetting(ctx, "freeConversations"));
  if (begun < most) return;
  // Whoever says that they are hardly safe is not sent to the prices first.
  if ((await readTraumaWork(ctx, session.id))?.depth === "steady") return;
  throw new Failure("plan_limit", CHAT_COPY[audienceOf(ctx.actor.user)].planLimit(most));
}
