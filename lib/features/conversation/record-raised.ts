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
 * Records a finding that only the second reader made in a stored message, as soon as it's known and
 * no matter what happens to the answer (CRIS-17): in its own transaction, once per message however
 * often the reader is asked.
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
    // If the conversation has been deleted since, the incident is still recorded, without the link.
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
