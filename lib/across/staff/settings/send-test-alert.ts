import { recordAudit } from "@/lib/core/audit/record-audit";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import { countQueued } from "@/lib/core/delivery/outbox/queries";
import { alertRecipients } from "@/lib/core/settings/recipients";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { PRODUCT } from "@/lib/shared/product";

/** Few tries, because a test that arrives hours later tests nothing. */
const MAX_TRIES_COUNT = 3;
const BETWEEN_TESTS_MS = 10 * 60_000;

export interface TestAlert {
  /** Number of addresses the mail goes to. */
  readonly recipients: number;
}

/**
 * Mails everyone a crisis alert would reach, saying that it's a test, over the same channel as a
 * real alert.
 *
 * @throws Failure conflict if an alert would reach no one, rate_limited within ten minutes of the
 *   last one
 */
export async function sendTestAlert(ctx: MemberCtx): Promise<TestAlert> {
  const promised = await queueTest(ctx);
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return promised;
}

/**
 * Limits how often one person can send tests, because everyone on duty gets them, even at night.
 */
async function refuseSoonAgain(ctx: MemberCtx): Promise<void> {
  const since = new Date(ctx.now().getTime() - BETWEEN_TESTS_MS);
  if ((await countQueued(ctx, { kind: "alert_test", userId: ctx.actor.user.id, since })) === 0)
    return;
  throw new Failure(
    "rate_limited",
    "We just sent a test email. You can send another one ten minutes after it.",
    {
      retryAfterSeconds: BETWEEN_TESTS_MS / 1000,
    },
  );
}

function queueTest(ctx: MemberCtx): Promise<TestAlert> {
  return ctx.transaction(async (tx) => {
    const recipients = await alertRecipients(tx);
    if (recipients.length === 0)
      throw new Failure("conflict", "No address is set, so an alert wouldn't reach anyone.");
    await refuseSoonAgain(tx);
    await enqueueMail(tx, {
      kind: "alert_test",
      dedupeKey: `alert_test:${tx.requestId}`,
      userId: tx.actor.user.id,
      mail: {
        to: { clinicians: true },
        mostTries: MAX_TRIES_COUNT,
        subject: `${PRODUCT.adult}: alert test`,
        text: "This is a test. No one needs you right now.\n\nA real alert comes to this address the same way. It has a link to the crisis desk and says nothing about the person.",
      },
    });
    await recordAudit(tx, {
      action: "settings.test_alert",
      outcome: "done",
      resource: "settings/crisisAlertEmails",
    });
    return { recipients: recipients.length };
  });
}
