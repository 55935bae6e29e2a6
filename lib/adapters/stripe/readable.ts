import type Stripe from "stripe";
import { PaymentRefusal } from "@/lib/ports/payments";
import { z } from "@/lib/shared/zod-messages";

/** The last moment a date can hold. */
const MAX_SECONDS = 8_640_000_000_000;

const seconds = z.int().nonnegative().max(MAX_SECONDS);
const reference = z.union([z.string(), z.object({ id: z.string() })]);

/** The fields we read of a subscription. All others may take any shape. */
const subscription = z.object({
  status: z.enum([
    "incomplete",
    "incomplete_expired",
    "trialing",
    "active",
    "past_due",
    "unpaid",
    "paused",
    "canceled",
  ]),
  customer: z.union([
    z.string(),
    z.object({ id: z.string(), deleted: z.literal(true) }),
    z.object({
      id: z.string(),
      balance: z.number(),
      // Read only if the subscription has no card of its own.
      invoice_settings: z.object({ default_payment_method: reference.nullable() }).optional(),
    }),
  ]),
  items: z.object({
    data: z
      .array(
        z.object({
          id: z.string(),
          current_period_start: seconds,
          current_period_end: seconds,
          price: z.object({ lookup_key: z.string().nullable() }),
        }),
      )
      .min(1),
  }),
  default_payment_method: reference.nullable(),
  trial_end: seconds.nullable(),
  cancel_at: seconds.nullable(),
  cancel_at_period_end: z.boolean(),
  ended_at: seconds.nullable(),
  canceled_at: seconds.nullish(),
  created: seconds,
});

const line = z.object({
  amount: z.int(),
  period: z.object({ start: seconds, end: seconds }),
  pricing: z
    .object({ price_details: z.object({ price: reference }).nullish() })
    .nullish()
    .catch(null),
});

const INVOICE_STATUSES = ["draft", "open", "paid", "void", "uncollectible"] as const;

/** The fields we read of an invoice. A list needs only its id, date and amounts. */
const invoice = z.object({
  id: z.string(),
  created: seconds,
  total: z.int(),
  amount_paid: z.int(),
  amount_remaining: z.int(),
  status: z.enum(INVOICE_STATUSES).nullable().catch(null),
  number: z.string().nullable().catch(null),
  hosted_invoice_url: z.url().nullable().catch(null),
  invoice_pdf: z.url().nullable().catch(null),
  lines: z.object({ data: z.array(line) }).catch({ data: [] }),
});
export type ReadableInvoice = z.output<typeof invoice>;

/** The fields we read of a charge. */
const charge = z.object({ customer: reference.nullable() });

/** @throws PaymentRefusal unreadable, if a later version of the provider gives it another shape */
export const readableSubscription = (of: Stripe.Subscription): z.output<typeof subscription> =>
  read(subscription, of, `subscription ${of?.id}`);

/** @throws PaymentRefusal unreadable */
export const readableInvoice = (of: Stripe.Invoice): ReadableInvoice =>
  read(invoice, of, `invoice ${of?.id}`);

/** @throws PaymentRefusal unreadable, if its status is missing or one we don't know */
export function requireStatus(of: Stripe.Invoice): void {
  read(z.object({ status: z.enum(INVOICE_STATUSES) }), of, `invoice ${of.id}`);
}

/** @throws PaymentRefusal unreadable */
export const readableCharge = (of: Stripe.Charge): z.output<typeof charge> =>
  read(charge, of, `charge ${of?.id}`);

function read<T>(shape: z.ZodType<T>, of: unknown, name: string): T {
  const { success, data, error } = shape.safeParse(of);
  if (success) return data;
  const fields = error.issues.map(({ path }) => fieldOf(of, path)).join(", ");
  throw unreadable(`${name} is in a shape that is not known: ${fields}`, fields);
}

/** One of the provider's own words, such as a status. Other values may be personal. */
const CODE = /^[a-z_]{1,40}$/;

/** "status=on_holiday", or only the field's name. */
function fieldOf(of: unknown, path: readonly PropertyKey[]): string {
  const name = path.join(".");
  const value: unknown = path.reduce<unknown>((at, key) => (at as Shown | null)?.[key], of);
  return typeof value === "string" && CODE.test(value) ? `${name}=${value}` : name;
}
type Shown = Readonly<Record<PropertyKey, unknown>>;

export const unreadable = (reason: string, unread?: string): PaymentRefusal =>
  new PaymentRefusal("unreadable", { cause: new Error(reason), unread });
