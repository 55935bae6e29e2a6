import type Stripe from "stripe";
import type { PaymentEvent } from "@/lib/ports/payments";
import { z } from "@/lib/shared/zod-messages";

/** How old (s) a signature may be: against a recorded event that is sent again (docs.stripe.com/webhooks). */
const TOLERANCE_S = 300;

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** The few fields that say what to read again; in the shape of this version of the API and in that of older ones. */
const told = z
  .object({
    object: z.string().catch(""),
    id: z.string().optional().catch(undefined),
    customer: reference.nullish().catch(null),
    subscription: reference.nullish().catch(null),
    invoice: reference.nullish().catch(null),
    charge: reference.nullish().catch(null),
    parent: z
      .object({ subscription_details: z.object({ subscription: reference }).nullish() })
      .nullish()
      .catch(null),
  })
  // An event of a later version in another shape names nothing that we know: it is noted, and asks for nothing.
  .catch({ object: "" });

/** @throws Error when the signature does not fit these bytes, or is too old */
export function readEvent(client: Stripe, secret: string, rawBody: string, signature: string): PaymentEvent {
  return toPaymentEvent(client.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_S));
}

export function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  const of = told.parse(event.data?.object);
  const own = (kind: string) => (of.object === kind ? (of.id ?? null) : null);
  return {
    id: event.id,
    type: event.type,
    customerId: own("customer") ?? of.customer ?? null,
    subscriptionId: own("subscription") ?? of.parent?.subscription_details?.subscription ?? of.subscription ?? null,
    invoiceId: own("invoice") ?? of.invoice ?? null,
    chargeId: of.charge ?? null,
  };
}
