import type Stripe from "stripe";
import type { PaymentEvent } from "@/lib/ports/payments";
import { z } from "@/lib/shared/zod-messages";

/**
 * Maximum age of a signature in seconds, to prevent replays of a recorded event
 * (docs.stripe.com/webhooks).
 */
const TOLERANCE_S = 300;

/** Null if Stripe says there's no such object. Undefined if the value isn't readable. */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id), z.null()])
  .optional()
  .catch(undefined);

/** The few fields that say what to read again, as this API version and older ones format them. */
const told = z
  .object({
    object: z.string().catch(""),
    id: z.string().optional().catch(undefined),
    customer: reference,
    subscription: reference,
    invoice: reference,
    charge: reference,
    parent: z
      .object({ subscription_details: z.object({ subscription: reference }).nullish() })
      .nullish()
      .catch(null),
  })
  // An event from a later version with another shape names nothing we know.
  .catch({ object: "" });
type Told = z.output<typeof told>;

type Names = Pick<PaymentEvent, "customerId" | "subscriptionId" | "invoiceId" | "chargeId">;

/**
 * For each event type the service acts on, by prefix, the reference it must contain. The first
 * match counts. If the reference is missing, the event comes from a later API version. A null
 * customer is fine, because the payment may not belong to any of ours.
 */
const NEEDED: readonly (readonly [type: string, isNamed: (names: Names, of: Told) => boolean])[] = [
  ["customer.subscription.", ({ subscriptionId }) => subscriptionId !== null],
  // An upcoming invoice doesn't exist yet and has no id.
  ["invoice.upcoming", isForSomebody],
  ["invoice.", (names, of) => names.invoiceId !== null && isForSomebody(names, of)],
  [
    "setup_intent.succeeded",
    (_, { object, customer }) => object === "setup_intent" && customer !== undefined,
  ],
  ["charge.refunded", ({ chargeId }) => chargeId !== null],
  ["charge.dispute.", ({ chargeId }) => chargeId !== null],
];

function isForSomebody({ subscriptionId }: Names, { customer }: Told): boolean {
  return subscriptionId !== null || customer !== undefined;
}

/** @throws Error if the signature doesn't match these bytes or is too old */
export function readEvent(
  client: Stripe,
  secret: string,
  rawBody: string,
  signature: string,
): PaymentEvent {
  return toPaymentEvent(client.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_S));
}

export function toPaymentEvent({ id, type, data }: Stripe.Event): PaymentEvent {
  const of = told.parse(data?.object);
  const own = (kind: string) => (of.object === kind ? (of.id ?? null) : null);
  const names = {
    customerId: own("customer") ?? of.customer ?? null,
    subscriptionId:
      own("subscription") ??
      of.parent?.subscription_details?.subscription ??
      of.subscription ??
      null,
    invoiceId: own("invoice") ?? of.invoice ?? null,
    chargeId: own("charge") ?? of.charge ?? null,
  };
  const needed = NEEDED.find(([beginning]) => type.startsWith(beginning));
  return { id, type, ...names, isReadable: needed?.[1](names, of) ?? true };
}
