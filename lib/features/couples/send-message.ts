import { setTimeout as wait } from "node:timers/promises";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { weighsAsMuch } from "@/lib/crisis/compare-findings";
import { crisisFlags, crisisKindFlag } from "@/lib/crisis/crisis-flags";
import type { Finding } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import type { Exchange } from "@/lib/ports/exchange";
import { Failure } from "@/lib/shared/failure";
import { type AcceptedMessage, acceptMessage, type RepeatedRequest } from "./accept-message";
import { answerMessage } from "./answer-message";
import { COUPLES_COPY } from "./copy";
import { examineMessage } from "./examine-message";
import { findAnswerTo, findOwnMessage } from "./message-repository";
import type { SendInput } from "./schema";
import { findOwnRoom } from "./session-repository";
import { shownMessage } from "./shown-message";
import type { RelationshipMessage } from "./types";

const LOOK_EVERY_MS = 250;
/** A little longer than the guide's own deadline. */
const WAIT_MS = 50_000;

/**
 * POST /api/relationship-messages (contract 6; COUP-10, COUP-11, COUP-16): returns once the message
 * and any incident are stored; the exchange then brings the guide's answer. Repeating an
 * Idempotency-Key returns both again.
 *
 * @throws Failure not_found, forbidden, conflict, reply_pending, idempotency_conflict
 */
export async function sendRelationshipMessage(
  ctx: MemberCtx,
  input: SendInput,
  idempotencyKey: string | null,
): Promise<Exchange<RelationshipMessage>> {
  const taken = await acceptMessage(ctx, input, idempotencyKey);
  if (taken.kind === "replayed") return replay(ctx, input, taken);
  if (taken.finding.crisis) {
    ctx.later(async (later) => {
      await drainOutbox(later);
    });
  }
  return fresh(ctx, taken);
}

function fresh(ctx: MemberCtx, accepted: AcceptedMessage): Exchange<RelationshipMessage> {
  return exchange(accepted.userMessage, accepted.finding, async (raise) => {
    const answer = await answerMessage(ctx, accepted, raise);
    return answer ?? awaitAnswer(ctx, accepted.room.key, accepted.userMessage);
  });
}

async function replay(
  ctx: MemberCtx,
  input: SendInput,
  { messageId }: RepeatedRequest,
): Promise<Exchange<RelationshipMessage>> {
  const room = await findOwnRoom(ctx, input.sessionId);
  const message = room && (await findOwnMessage(ctx, messageId, room.key));
  if (!message) throw new Failure("conflict", "This message was sent before and is gone now");
  const finding = await examineMessage(ctx, room, message);
  const { awaitsAnswer: _, ...userMessage } = message;
  return exchange(userMessage, finding, () => awaitAnswer(ctx, room.key, userMessage));
}

/** Waits for an answer that another request or the job is preparing. */
async function awaitAnswer(
  ctx: MemberCtx,
  roomKey: AcceptedMessage["room"]["key"],
  message: RelationshipMessage,
): Promise<RelationshipMessage> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const answer = await findAnswerTo(ctx, message, roomKey);
    if (answer) return answer;
    if (Date.now() >= until) throw new Failure("reply_pending", COUPLES_COPY.adult.answerOnItsWay);
    await wait(LOOK_EVERY_MS);
  }
}

type Seen = Pick<Finding, "crisis" | "concern" | "severity" | "kind">;

function exchange(
  message: RelationshipMessage,
  first: Seen,
  run: (raise: (finding: Finding) => void) => Promise<RelationshipMessage>,
): Exchange<RelationshipMessage> {
  const userMessage = shownMessage(message);
  let seen = first;
  const flags = () => ({ ...crisisFlags(seen), severity: seen.severity, ...crisisKindFlag(seen) });
  const opening = () => ({ userMessageId: userMessage.id, ...flags() });
  return {
    opening: opening(),
    run: async (_emit, reopen) =>
      shownMessage(
        await run((raised) => {
          if (!weighsAsMuch(seen, raised)) seen = raised;
          reopen?.(opening());
        }),
      ),
    closing: (answer) => ({ message: answer }),
    whole: (answer) => ({ ...flags(), userMessage, message: answer }),
  };
}
