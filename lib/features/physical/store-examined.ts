import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import type { Examination } from "@/lib/features/safety/examine";
import { markUnread } from "@/lib/features/safety/mark-unread";
import { recordIncident } from "@/lib/features/safety/record-incident";
import type { UnreadSource } from "@/lib/features/safety/unread-sources";
import type { MemberCtx } from "@/lib/ports/context";

/**
 * Stores what the texts were sent for, and the incident with it or neither (CRIS-17); the alert leaves after the answer. Where
 * `store` refuses, the mark goes with the words: there is nothing left to read later.
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
