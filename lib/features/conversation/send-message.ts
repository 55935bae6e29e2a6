import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { weighsAsMuch } from "@/lib/crisis/compare-findings";
import type { Severity } from "@/lib/crisis/constants";
import {
  type CrisisFlags,
  type CrisisKindFlag,
  crisisFlags,
  crisisKindFlag,
} from "@/lib/crisis/crisis-flags";
import type { MemberCtx } from "@/lib/ports/context";
import type { Exchange } from "@/lib/ports/exchange";
import { Failure } from "@/lib/shared/failure";
import { type AcceptedMessage, acceptMessage, type RepeatedRequest } from "./accept-message";
import { answerTurn } from "./answer-turn";
import { awaitReply } from "./await-reply";
import { examineMessage } from "./examine-message";
import { findExchange } from "./message-repository";
import type { SendMessageInput } from "./schema";
import { shownMessage } from "./shown-message";
import type { ChatMessage } from "./types";

/**
 * POST /api/chat/message (contract 6): returns once the message and any incident are stored; the
 * returned exchange then brings the guide's answer. Repeating an Idempotency-Key returns the stored
 * message and its answer.
 *
 * @throws Failure not_found, reply_pending, plan_limit, idempotency_conflict
 */
export async function sendMessage(
  ctx: MemberCtx,
  input: SendMessageInput,
  idempotencyKey: string | null,
): Promise<Exchange<ChatMessage>> {
  const taken = await acceptMessage(ctx, input, idempotencyKey);
  if (taken.kind === "replayed") return replay(ctx, taken);
  if (taken.finding.crisis) {
    ctx.later(async (later) => {
      await drainOutbox(later);
    });
  }
  return fresh(ctx, taken);
}

function fresh(ctx: MemberCtx, accepted: AcceptedMessage): Exchange<ChatMessage> {
  const { userMessage, finding } = accepted;
  return exchange(userMessage, finding, (emit, raise) => answerTurn(ctx, accepted, emit, raise));
}

async function replay(
  ctx: MemberCtx,
  { messageId }: RepeatedRequest,
): Promise<Exchange<ChatMessage>> {
  const stored = await findExchange(ctx, messageId);
  if (!stored)
    throw new Failure("conflict", "This message was sent before and has since been deleted");
  const finding = await examineMessage(ctx, stored.userMessage);
  return exchange(
    stored.userMessage,
    finding,
    async () => stored.reply ?? awaitReply(ctx, messageId),
  );
}

type Seen = Pick<AcceptedMessage["finding"], "crisis" | "concern" | "severity" | "kind">;

function exchange(
  userMessage: ChatMessage,
  first: Seen,
  run: (emit: (text: string) => void, raise: (seen: Seen) => void) => Promise<ChatMessage>,
): Exchange<ChatMessage> {
  let seen = first;
  const opening = () => ({
    userMessageId: userMessage.id,
    ...crisisFlags(seen),
    severity: seen.severity,
    ...crisisKindFlag(seen),
  });
  const raise = (raised: Seen, reopen?: (opening: Record<string, unknown>) => void) => {
    if (!weighsAsMuch(seen, raised)) seen = raised;
    reopen?.(opening());
  };
  return {
    opening: opening(),
    run: async (emit, reopen) => shownMessage(await run(emit, (raised) => raise(raised, reopen))),
    closing: (message) => ({ message }),
    whole: (message) => ({ ...whatWasSeen(message, seen), userMessage, message }),
  };
}

/** Includes findings made only while answering; the flag is never taken back. */
function whatWasSeen(
  { metadata }: ChatMessage,
  first: Seen,
): { severity: Severity } & CrisisFlags & CrisisKindFlag {
  const late = metadata?.crisis?.sign ? metadata.crisis : null;
  const { severity, kind } = late ?? first;
  const seen: Seen =
    first.crisis || !late ? first : { crisis: true, concern: "clear", severity, kind };
  return { ...crisisFlags(seen), severity: seen.severity, ...crisisKindFlag(seen) };
}
