import type Stripe from "stripe";
import type { ChangePreview, Payments } from "@/lib/ports/payments";
import type { createPrices } from "./prices";
import { dateOf, EXPAND, itemOf, toSubscription } from "./read-subscription";
import { callStripe } from "./refused";

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/**
 * Previews and makes a plan change. Both use the same proration date, so the amount shown is the
 * amount charged.
 */
export function createChanges(
  client: Stripe,
  priceOf: ReturnType<typeof createPrices>,
): Pick<Payments, "previewChange" | "changeTier"> {
  return {
    previewChange: (id, to) =>
      callStripe(async () => {
        const [of, price] = await Promise.all([client.subscriptions.retrieve(id), priceOf(to)]);
        const item = itemOf(of);
        const nextAt = dateOf(item.current_period_end);
        const at = Math.floor(Date.now() / 1000);
        const prorationDate = dateOf(at);
        if (of.status === "trialing")
          return { dueNow: 0, credit: 0, nextTotal: price.amount, nextAt, prorationDate };
        const invoice = await client.invoices.createPreview({
          subscription: id,
          subscription_details: {
            items: [{ id: item.id, price: price.id }],
            proration_behavior: "always_invoice",
            proration_date: at,
          },
        });
        return { ...owed(invoice, price.amount), nextAt, prorationDate };
      }),

    changeTier: (id, to, prorationDate, key) =>
      callStripe(async () => {
        const [of, price] = await Promise.all([client.subscriptions.retrieve(id), priceOf(to)]);
        const trialing = of.status === "trialing";
        const changed = await client.subscriptions.update(
          id,
          {
            items: [{ id: itemOf(of).id, price: price.id }],
            expand: EXPAND,
            // A trial stays a trial, so nothing is charged before it ends.
            ...(trialing
              ? { proration_behavior: "none" }
              : {
                  proration_behavior: "always_invoice",
                  proration_date: secondsOf(prorationDate),
                  payment_behavior: "error_if_incomplete",
                }),
          },
          { idempotencyKey: key },
        );
        return toSubscription(client, changed);
      }),
  };
}

function owed(
  invoice: Stripe.Invoice,
  monthly: number,
): Pick<ChangePreview, "dueNow" | "credit" | "nextTotal"> {
  const credit = Math.max(0, -invoice.total);
  return {
    dueNow: Math.max(0, invoice.amount_due),
    credit,
    nextTotal: Math.max(0, monthly - credit),
  };
}
