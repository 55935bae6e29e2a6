import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import type { Ctx } from "@/lib/ports/context";
import { type PaymentEvent, PaymentRefusal, type Payments } from "@/lib/ports/payments";
import { Failure } from "@/lib/shared/failure";
import { askProvider } from "./ask-provider";
import { markHandled, noteEvent } from "./event-repository";
import { findHolderOf } from "./holder-repository";
import { promiseNotice } from "./notices/promise-notice";
import { findNewest } from "./subscription-repository";
import { syncSubscription } from "./sync-subscription";

/** A person's bank asks for a payment back: staff has days to answer it, on the provider's own page. */
const DISPUTED = "charge.dispute.created";

/** The exact bytes that were sent, and their signature. */
export interface Delivery {
  readonly rawBody: string;
  readonly signature: string;
}

/**
 * Takes an event of the payment provider (SUBS-08). It only says what to read again; it counts as handled once that was
 * read and stored, so whatever fails here is sent again by the provider and does no harm twice.
 *
 * @throws Failure invalid (signature), unavailable
 */
export async function receiveEvent(ctx: Ctx, delivery: Delivery): Promise<{ received: true }> {
  if (!ctx.payments) throw new Failure("unavailable", "No payment provider is set up.");
  const event = verified(ctx.payments, delivery);
  const { handled } = await noteEvent(ctx, event);
  if (handled) return { received: true };
  if (await carryOut(ctx, event)) await markHandled(ctx, event.id);
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return { received: true };
}

/**
 * What the provider says with a value of a later version is left as it stands here: the event stays noted as not handled, and
 * sending it again would help nobody.
 *
 * @returns whether all of it was understood
 */
async function carryOut(ctx: Ctx, event: PaymentEvent): Promise<boolean> {
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
  let isWhole = true;
  for (const id of await subscriptionsMeant(ctx, event))
    isWhole = (await isUnderstood(syncSubscription(ctx, id))) && isWhole;
  // A plan of a later version keeps nobody's receipt back.
  return (await isUnderstood(promiseReceipt(ctx, event))) && isWhole;
}

function verified(payments: Payments, { rawBody, signature }: Delivery): PaymentEvent {
  try {
    return payments.readEvent(rawBody, signature);
  } catch (cause) {
    throw new Failure("invalid", "The signature does not fit", { cause });
  }
}

/** The one that is named, else whatever the customer has who is named, or whose charge is. */
async function subscriptionsMeant(ctx: Ctx, event: PaymentEvent): Promise<string[]> {
  if (event.subscriptionId) return [event.subscriptionId];
  const { chargeId } = event;
  const customerId =
    event.customerId ?? (chargeId && (await askProvider(ctx, (payments) => payments.customerOfCharge(chargeId))));
  const userId = customerId && (await findHolderOf(ctx, customerId));
  if (event.type === DISPUTED) ctx.log.warn("payment-disputed", { eventId: event.id, chargeId, userId });
  const newest = userId ? await findNewest(ctx, userId) : null;
  return newest?.stripeSubscriptionId ? [newest.stripeSubscriptionId] : [];
}

/**
 * A paid invoice is told once, whichever of its events came; what cost nothing needs no receipt. It names the plan that was
 * paid for: by the time its event comes the person may have another one.
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
