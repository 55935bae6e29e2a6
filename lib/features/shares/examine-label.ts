import { detectCrisis } from "@/lib/features/safety/detect";
import { recordIncident } from "@/lib/features/safety/record-incident";
import type { MemberCtx } from "@/lib/ports/context";

/** A note is written text like any other (CRIS-16). Call it in the transaction that stores it. */
export async function examineLabel(ctx: MemberCtx, label: string | undefined): Promise<boolean> {
  const finding = detectCrisis(label ?? "");
  if (finding.crisis) await recordIncident(ctx, { finding, source: "share_label", words: [label] });
  return finding.crisis;
}
