import Stripe from "stripe";
import { idOf } from "./read-subscription";

/**
 * A card form may be open for a plan that is being put away. The first invoice of a cancelled
 * subscription could still be paid in it, so it is made void before
 * (docs.stripe.com/api/invoices/void).
 *
 * @returns what the provider answered if it would not, as for an invoice that was paid in this
 *   very moment; else null
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
 * No card is stored by a form for a plan that is over; one that was stored a moment ago charges
 * nothing.
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
