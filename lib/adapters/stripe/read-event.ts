import type Stripe from "stripe";
import type { PaymentEvent } from "@/lib/ports/payments";
import { z } from "@/lib/shared/zod-messages";

/**
 * How old (s) a signature may be: against a recorded event that is sent again
 * (docs.stripe.com/webhooks).
 */
const TOLERANCE_S = 300;

/**
 * Null where the provider says that there is nobody or nothing; undefined where it says nothing
 * that can be read.
 */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id), z.null()])
  .optional()
  .catch(undefined);

/**
 * The few fields that say what to read again; in the shape of this version of the API and in that
 * of older ones.
 */
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
  // An event of a later version in another shape names nothing that we know.
  .catch({ object: "" });
type Told = z.output<typeof told>;

type Names = Pick<PaymentEvent, "customerId" | "subscriptionId" | "invoiceId" | "chargeId">;

/**
 * What an event of the types that the service acts on has to name, by the beginning of its type;
 * the first that fits counts. One that does not is in a shape of a later version. Whose payment it
 * was may be nobody's of ours: null says so, and is understood.
 */
const NEEDED: readonly (readonly [type: string, isNamed: (names: Names, of: Told) => boolean])[] = [
  ["customer.subscription.", ({ subscriptionId }) => subscriptionId !== null],
  // The next bill is none yet, and has no id.
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

/** @throws Error when the signature does not fit these bytes, or is too old */
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
