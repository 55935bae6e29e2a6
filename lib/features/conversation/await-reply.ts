import { setTimeout as wait } from "node:timers/promises";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { findExchange } from "./message-repository";
import type { ChatMessage } from "./types";

const LOOK_EVERY_MS = 250;
/** A little longer than the guide's own deadline. */
const WAIT_MS = 50_000;

/**
 * Waits for an answer that another request, possibly in another process, is preparing.
 *
 * @throws Failure reply_pending if it doesn't arrive; the sweep job finishes it later
 */
export async function awaitReply(ctx: MemberCtx, messageId: string): Promise<ChatMessage> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const exchanged = await findExchange(ctx, messageId);
    if (exchanged?.reply) return exchanged.reply;
    if (!exchanged || Date.now() >= until) break;
    await wait(LOOK_EVERY_MS);
  }
  throw new Failure("reply_pending", "Your message is saved. The answer is still on its way.");
}
