import Stripe from "stripe";
import { idOf } from "./read-subscription";

/**
 * Voids the first invoice of a plan that's being canceled. A card form may still be open for it,
 * where the invoice could be paid even after cancellation (docs.stripe.com/api/invoices/void).
 *
 * @returns Stripe's error if it refused, for example because the invoice was paid at that very
 *   moment; otherwise null
 */
export async function closePayment(
  client: Stripe,
  of: Stripe.Subscription,
  key: string,
): Promise<Error | null> {
  const invoice = of.status === "incomplete" ? idOf(of.latest_invoice) : null;
  if (!invoice) return null;
  return unlessRefused(() =>
    client.invoices.voidInvoice(invoice, {}, { idempotencyKey: `${key}-void` }),
  );
}

/**
 * Keeps an open form from storing a card for a plan that has ended. A card stored just before that
 * is never charged.
 */
export async function closeSetup(
  client: Stripe,
  of: Stripe.Subscription,
  key: string,
): Promise<void> {
  const setup = idOf(of.pending_setup_intent);
  if (setup)
    await unlessRefused(() =>
      client.setupIntents.cancel(setup, {}, { idempotencyKey: `${key}-setup` }),
    );
}

async function unlessRefused(work: () => Promise<unknown>): Promise<Error | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return error;
    throw error;
  }
}
