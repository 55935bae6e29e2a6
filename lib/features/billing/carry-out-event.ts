import type { Ctx } from "@/lib/ports/context";
import { type PaymentEvent, PaymentRefusal } from "@/lib/ports/payments";
import { askProvider } from "./ask-provider";
import { findHolderOf } from "./holder-repository";
import { promiseNotice } from "./notices/promise-notice";
import { findNewest } from "./subscription-repository";
import { syncSubscription } from "./sync-subscription";

/**
 * A person's bank asks for a payment back: staff has days to answer it, on the provider's own page.
 */
const DISPUTED = "charge.dispute.created";

/**
 * Reads again what an event says has changed. What the provider says with a value or in a shape of
 * a later version is left as it stands here: the event stays noted as not handled until a version
 * that understands it tries again (`tryEventsAgain`).
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
      ctx.log.error("payment-event-not-understood", error, { eventId: event.id, type: event.type });
      return false;
    }
  };
  let isWhole = await isUnderstood(requireReadable(event));
  for (const id of await subscriptionsMeant(ctx, event))
    isWhole = (await isUnderstood(syncSubscription(ctx, id))) && isWhole;
  // A plan of a later version keeps nobody's receipt back.
  return (await isUnderstood(promiseReceipt(ctx, event))) && isWhole;
}

/**
 * @throws PaymentRefusal for one that does not name what it is about: taken as handled, it would be
 * about nothing for good
 */
async function requireReadable({ id, isReadable }: PaymentEvent): Promise<void> {
  if (!isReadable)
    throw new PaymentRefusal("unreadable", {
      cause: new Error(`event ${id} does not name what it is about`),
    });
}

/** The one that is named, else whatever the customer has who is named, or whose charge is. */
async function subscriptionsMeant(ctx: Ctx, event: PaymentEvent): Promise<string[]> {
  if (event.subscriptionId) return [event.subscriptionId];
  const { chargeId } = event;
  const customerId =
    event.customerId ??
    (chargeId && (await askProvider(ctx, (payments) => payments.customerOfCharge(chargeId))));
  const userId = customerId && (await findHolderOf(ctx, customerId));
  if (event.type === DISPUTED)
    ctx.log.warn("payment-disputed", { eventId: event.id, chargeId, userId });
  const newest = userId ? await findNewest(ctx, userId) : null;
  return newest?.stripeSubscriptionId ? [newest.stripeSubscriptionId] : [];
}

/**
 * A paid invoice is told once, whichever of its events came; what cost nothing needs no receipt. It
 * names the plan that was paid for: by the time its event comes the person may have another one.
 */
async function promiseReceipt(ctx: Ctx, { type, invoiceId }: PaymentEvent): Promise<void> {
  if (!type.startsWith("invoice.") || !invoiceId) return;
  const invoice = await askProvider(ctx, (payments) => payments.readInvoice(invoiceId));
  if (invoice?.status !== "paid" || invoice.paid <= 0) return;
  const userId = await findHolderOf(ctx, invoice.customerId);
  const newest = userId ? await findNewest(ctx, userId) : null;
  if (!newest) return;
  const { id: about, paid, pageUrl, createdAt: paidAt, tier } = invoice;
  await promiseNotice(ctx, {
    kind: "receipt",
    userId: newest.userId,
    ...{ about, tier: tier ?? newest.tier, paid, paidAt, pageUrl },
  });
}
