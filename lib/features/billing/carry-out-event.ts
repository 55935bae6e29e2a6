import { queueNotice } from "@/lib/features/billing/notices/queue-notice";
import type { Ctx } from "@/lib/ports/context";
import { type PaymentEvent, PaymentRefusal } from "@/lib/ports/payments";
import { askProvider } from "./ask-provider";
import { findHolderOf } from "./holder-repository";
import { findNewest } from "./subscription-repository";
import { syncSubscription } from "./sync-subscription";

/** A cardholder disputes a charge: staff have days to respond, on the provider's own page. */
const DISPUTED = "charge.dispute.created";

/**
 * Re-reads from the provider everything an event says has changed. If the provider answers with a
 * value or shape from a later API version, the stored row stays as it is and the event stays
 * unhandled, until a release that understands it retries (`tryEventsAgain`).
 *
 * @returns whether all of it was understood
 */
export async function carryOutEvent(ctx: Ctx, event: PaymentEvent): Promise<boolean> {
  const isUnderstood = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      if (!(error instanceof PaymentRefusal) || error.kind !== "unreadable") throw error;
      const { id: eventId, type } = event;
      const { unread } = error;
      ctx.log.error("payment-event-not-understood", error, { eventId, type, unread });
      return false;
    }
  };
  const isReadable = await isUnderstood(requireReadable(event));
  const isSynced = await isUnderstood(syncMeant(ctx, event));
  // A plan in a later version's shape must not hold back the receipt.
  const isReceiptQueued = await isUnderstood(queueReceipt(ctx, event));
  return isReadable && isSynced && isReceiptQueued;
}

/**
 * @throws PaymentRefusal if the event doesn't name its subject: marked as handled, it would be lost
 *   for good
 */
async function requireReadable({ id, isReadable }: PaymentEvent): Promise<void> {
  if (!isReadable)
    throw new PaymentRefusal("unreadable", {
      cause: new Error(`event ${id} does not name what it is about`),
    });
}

async function syncMeant(ctx: Ctx, event: PaymentEvent): Promise<void> {
  const id = await subscriptionMeant(ctx, event);
  if (id) await syncSubscription(ctx, id);
}

/**
 * The subscription the event names, or else the newest one of its customer (looked up through the
 * charge if need be).
 */
async function subscriptionMeant(ctx: Ctx, event: PaymentEvent): Promise<string | null> {
  if (event.subscriptionId) return event.subscriptionId;
  const { chargeId } = event;
  const customerId =
    event.customerId ??
    (chargeId && (await askProvider(ctx, (payments) => payments.customerOfCharge(chargeId))));
  const userId = customerId && (await findHolderOf(ctx, customerId));
  if (event.type === DISPUTED)
    ctx.log.warn("payment-disputed", { eventId: event.id, chargeId, userId });
  const newest = userId ? await findNewest(ctx, userId) : null;
  return newest?.stripeSubscriptionId ?? null;
}

/**
 * Sends one receipt per paid invoice, no matter which of its events arrives; a zero invoice needs
 * none. The receipt names the plan that was paid for, since the person may be on another by the
 * time the event arrives.
 */
async function queueReceipt(ctx: Ctx, { type, invoiceId }: PaymentEvent): Promise<void> {
  if (!type.startsWith("invoice.") || !invoiceId) return;
  const invoice = await askProvider(ctx, (payments) => payments.readInvoice(invoiceId));
  if (invoice?.status !== "paid" || invoice.paid <= 0) return;
  const userId = await findHolderOf(ctx, invoice.customerId);
  const newest = userId ? await findNewest(ctx, userId) : null;
  if (!newest) return;
  const { id: about, paid, pageUrl, createdAt: paidAt, tier } = invoice;
  await queueNotice(ctx, {
    kind: "receipt",
    userId: newest.userId,
    ...{ about, tier: tier ?? newest.tier, paid, paidAt, pageUrl },
  });
}
