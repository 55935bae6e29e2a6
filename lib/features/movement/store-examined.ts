import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import type { Examination } from "@/lib/core/incidents/examine";
import { markUnread } from "@/lib/core/incidents/mark-unread";
import { recordIncident } from "@/lib/core/incidents/record-incident";
import type { UnreadSource } from "@/lib/core/incidents/unread-sources";
import type { MemberCtx } from "@/lib/ports/context";

/**
 * Stores the submission together with its crisis incident, or neither (CRIS-17); the alert goes out
 * after the response. If `store` throws, the unread mark is rolled back with the text: nothing is
 * left to read later.
 */
export async function storeExamined<T extends { readonly id: string }>(
  ctx: MemberCtx,
  { finding, excerpt }: Examination,
  source: UnreadSource,
  store: (tx: MemberCtx) => Promise<T>,
): Promise<T> {
  const stored = await ctx.transaction(async (tx) => {
    const value = await store(tx);
    await markUnread(tx, finding, source, value.id);
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
