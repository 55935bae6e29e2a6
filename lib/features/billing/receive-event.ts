import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import type { Ctx } from "@/lib/ports/context";
import type { PaymentEvent, Payments } from "@/lib/ports/payments";
import { Failure } from "@/lib/shared/failure";
import { askProvider } from "./ask-provider";
import { markHandled, noteEvent } from "./event-repository";
import { findHolderOf } from "./holder-repository";
import { promiseNotice } from "./notices/promise-notice";
import { findNewest } from "./subscription-repository";
import { syncSubscription } from "./sync-subscription";

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
  for (const id of await subscriptionsMeant(ctx, event)) await syncSubscription(ctx, id);
  await promiseReceipt(ctx, event);
  await markHandled(ctx, event.id);
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return { received: true };
}

function verified(payments: Payments, { rawBody, signature }: Delivery): PaymentEvent {
  try {
    return payments.readEvent(rawBody, signature);
  } catch (cause) {
    throw new Failure("invalid", "The signature does not fit", { cause });
  }
}

/** The one that is named, else whatever the customer who is named has. */
async function subscriptionsMeant(ctx: Ctx, { subscriptionId, customerId }: PaymentEvent): Promise<string[]> {
  if (subscriptionId) return [subscriptionId];
  const userId = customerId && (await findHolderOf(ctx, customerId));
  const newest = userId ? await findNewest(ctx, userId) : null;
  return newest?.stripeSubscriptionId ? [newest.stripeSubscriptionId] : [];
}

/** A paid invoice is told once, whichever of its events came; what cost nothing needs no receipt. */
async function promiseReceipt(ctx: Ctx, { type, invoiceId }: PaymentEvent): Promise<void> {
  if (!type.startsWith("invoice.") || !invoiceId) return;
  const invoice = await askProvider(ctx, (payments) => payments.readInvoice(invoiceId));
  if (invoice?.status !== "paid" || invoice.paid <= 0) return;
  const userId = await findHolderOf(ctx, invoice.customerId);
  const newest = userId ? await findNewest(ctx, userId) : null;
  if (!newest) return;
  const { id: about, paid, pageUrl, createdAt: paidAt } = invoice;
  await promiseNotice(ctx, {
    kind: "receipt",
    userId: newest.userId,
    ...{ about, tier: newest.tier, paid, paidAt, pageUrl },
  });
}
