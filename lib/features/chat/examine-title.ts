import { detectCrisis } from "@/lib/features/safety/detect";
import { recordIncident } from "@/lib/features/safety/record-incident";
import type { MemberCtx } from "@/lib/ports/context";

/**
 * A name for a conversation is written text like any other (contract 8, "Detection reads everything a person writes").
 * Call it in the transaction that stores the title; answers whether a crisis was found.
 */
export async function examineTitle(ctx: MemberCtx, sessionId: string, title: string | undefined): Promise<boolean> {
  const finding = detectCrisis(title ?? "");
  if (finding.crisis) await recordIncident(ctx, { finding, source: "session_title", sessionId, words: [title] });
  return finding.crisis;
}
