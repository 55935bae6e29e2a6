import { sendMessage } from "@/lib/features/conversation/send-message";
import {
  type SendTraumaMessageInput,
  traumaRoleOf,
} from "@/lib/features/conversation/trauma/schema";
import type { ChatMessage } from "@/lib/features/conversation/types";
import type { MemberCtx } from "@/lib/ports/context";
import type { Exchange } from "@/lib/ports/exchange";
import { changeTraumaFrame } from "./change-trauma-frame";

/**
 * POST /api/trauma-therapy/message (API-41): saves the person's latest settings first, so that the
 * answer already respects them; from there it's a chat message like any other, with the same
 * detector, incidents, stream and retries (contract 6).
 *
 * @throws Failure not_found (also for a conversation that isn't trauma work), reply_pending,
 *   plan_limit, idempotency_conflict
 */
export async function sendTraumaMessage(
  ctx: MemberCtx,
  { sessionId, content, ...frame }: SendTraumaMessageInput,
  idempotencyKey: string | null,
): Promise<Exchange<ChatMessage>> {
  await changeTraumaFrame(ctx, { id: sessionId, ...frame });
  const exchange = await sendMessage(ctx, { sessionId, content }, idempotencyKey);
  return {
    ...exchange,
    closing: (message) => withShownRoles(exchange.closing(message)),
    whole: (message) => withShownRoles(exchange.whole(message)),
  };
}

/** In the trauma API, messages are from the user or the AI (DATA-30). */
const withShownRoles = (answer: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, isMessage(value) ? shown(value) : value]),
  );

const isMessage = (value: unknown): value is ChatMessage =>
  typeof value === "object" && value !== null && "role" in value && "content" in value;

const shown = (message: ChatMessage) => ({ ...message, role: traumaRoleOf(message.role) });
