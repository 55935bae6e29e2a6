import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import { detectCrisis } from "@/lib/features/safety/detect";
import { recordIncident } from "@/lib/features/safety/record-incident";
import type { Finding } from "@/lib/features/safety/types";
import { worstOf } from "@/lib/features/safety/worst-of";
import type { MemberCtx } from "@/lib/ports/context";

/** What the texts of one request show together (CRIS-16). */
export const findingIn = (texts: readonly (string | undefined)[]): Finding =>
  worstOf(texts.map((text) => detectCrisis(text ?? "")));

/**
 * Stores what the texts were sent for, and the incident with it or neither (CRIS-17); the alert leaves after the answer.
 */
export async function storeExamined<T>(
  ctx: MemberCtx,
  finding: Finding,
  store: (tx: MemberCtx) => Promise<T>,
): Promise<T> {
  const stored = await ctx.transaction(async (tx) => {
    const value = await store(tx);
    if (finding.crisis) await recordIncident(tx, { finding, source: "movement" });
    return value;
  });
  if (finding.crisis) {
    ctx.later(async (afterwards) => {
      await drainOutbox(afterwards);
    });
  }
  return stored;
}
