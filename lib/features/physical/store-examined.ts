import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import type { Examination } from "@/lib/features/safety/examine";
import { recordIncident } from "@/lib/features/safety/record-incident";
import type { MemberCtx } from "@/lib/ports/context";

/**
 * Stores what the texts were sent for, and the incident with it or neither (CRIS-17); the alert leaves after the answer.
 */
export async function storeExamined<T>(
  ctx: MemberCtx,
  { finding, excerpt }: Examination,
  store: (tx: MemberCtx) => Promise<T>,
): Promise<T> {
  const stored = await ctx.transaction(async (tx) => {
    const value = await store(tx);
    if (finding.crisis) await recordIncident(tx, { finding, source: "movement", excerpt });
    return value;
  });
  if (finding.crisis) {
    ctx.later(async (afterwards) => {
      await drainOutbox(afterwards);
    });
  }
  return stored;
}
