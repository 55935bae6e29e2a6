import { recordAudit } from "@/lib/core/audit/record-audit";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import type { MemberCtx } from "@/lib/ports/context";
import { retentionMail } from "./mail";
import { countsFrom } from "./policy";
import { readRetention } from "./read-retention";
import { clearChoice, storeChoice } from "./repository";
import type { ChooseRetentionInput, RetentionRule } from "./schema";

/**
 * Sets how long one kind of data is kept. After a choice, nothing is deleted for seven days, even
 * if another rule applied before. A mail says when it takes effect, because someone else at their
 * screen could have made the choice. Repeating a choice changes nothing, and taking it back takes
 * effect at once.
 */
export async function chooseRetention(
  ctx: MemberCtx,
  choice: ChooseRetentionInput,
): Promise<RetentionRule[]> {
  const { kind, months } = choice;
  await ctx.transaction(async (tx) => {
    const effectiveFrom = countsFrom(tx.now());
    const isNew =
      months === null
        ? await clearChoice(tx, kind)
        : await storeChoice(tx, { kind, months, effectiveFrom });
    if (!isNew) return;
    const { id, email } = tx.actor.user;
    const reason = `${kind}:${months ?? "until deleted"}`;
    await recordAudit(tx, {
      action: "retention.choose",
      outcome: "done",
      subject: id,
      resource: `users/${id}`,
      reason,
    });
    if (months === null) return;
    await enqueueMail(tx, {
      kind: "account_notice",
      dedupeKey: `retention:${id}:${kind}:${tx.requestId}`,
      userId: id,
      mail: {
        to: { address: email },
        ...retentionMail({ months, effectiveFrom, appUrl: tx.settings.appUrl }),
      },
    });
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return readRetention(ctx);
}
