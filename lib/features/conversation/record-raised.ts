import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { placeOf } from "@/lib/core/incidents/examine";
import { excerptOf } from "@/lib/core/incidents/excerpt";
import { recordIncident } from "@/lib/core/incidents/record-incident";
import type { Finding } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import { hasIncidentAs } from "./message-repository";
import { lockOwnSession } from "./session-repository";
import type { ChatMessage } from "./types";

/**
 * Records what only the second reader saw in a stored message, as soon as it is heard and whatever
 * becomes of the answer (CRIS-17): in a transaction of its own, once for each message however often
 * the reader is asked about it.
 */
export async function recordRaised(
  ctx: MemberCtx,
  message: ChatMessage,
  finding: Finding,
): Promise<void> {
  const { id: messageId, sessionId } = message;
  const excerpt = await excerptOf([message.content], placeOf(ctx));
  await ctx.transaction(async (tx) => {
    const isThere = await lockOwnSession(tx, sessionId);
    if (isThere && (await hasIncidentAs(tx, messageId, finding))) return;
    // A conversation that was deleted meanwhile takes no incident with it.
    await recordIncident(tx, {
      finding,
      source: "chat_message",
      ...(isThere ? { sessionId, messageId, excerpt } : {}),
    });
  });
  ctx.later(async (later) => {
    await drainOutbox(later);
  });
}
