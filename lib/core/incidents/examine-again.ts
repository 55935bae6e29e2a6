import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import type { MemberCtx } from "@/lib/ports/context";
import { examine } from "./examine";
import type { WrittenText } from "./excerpt";
import type { IncidentSource } from "./incident-repository";
import type { ReadAgain } from "./read-unread";
import { recordIncidentOnce } from "./record-incident-once";

/**
 * A job that dies between recording the incident and removing the mark is rerun within this time
 * (ms).
 */
const SAME_INCIDENT_MS = 10 * 60_000;

/** Rereads stored texts from outside conversations. `texts` is null if they no longer exist. */
export async function examineAgain(
  ctx: MemberCtx,
  source: IncidentSource,
  texts: readonly WrittenText[] | null,
): Promise<ReadAgain> {
  if (!texts) return "gone";
  const { finding, excerpt } = await examine(ctx, texts);
  if (finding.crisis) {
    await ctx.transaction((tx) =>
      recordIncidentOnce(tx, { finding, source, excerpt }, SAME_INCIDENT_MS),
    );
    ctx.later(async (later) => {
      await drainOutbox(later);
    });
  }
  return finding.unread && !finding.crisis ? "later" : "read";
}
