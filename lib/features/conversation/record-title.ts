import type { Examination } from "@/lib/core/incidents/examine";
import { markUnread } from "@/lib/core/incidents/mark-unread";
import { recordIncident } from "@/lib/core/incidents/record-incident";
import type { MemberCtx } from "@/lib/ports/context";

/**
 * A conversation's title is written text like any other (contract 8, "Detection reads everything a
 * person writes"). Call this in the transaction that stores the title.
 */
export async function recordTitle(
  ctx: MemberCtx,
  sessionId: string,
  { finding, excerpt }: Examination,
): Promise<void> {
  await markUnread(ctx, finding, "session_title", sessionId);
  if (finding.crisis)
    await recordIncident(ctx, { finding, source: "session_title", sessionId, excerpt });
}
