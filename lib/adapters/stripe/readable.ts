import type Stripe from "stripe";
import { PaymentRefusal } from "@/lib/ports/payments";
import { z } from "@/lib/shared/zod-messages";

const seconds = z.int().nonnegative();
const reference = z.union([z.string(), z.object({ id: z.string() })]);

/** What we read of a subscription. All other fields may take any shape. */
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

/** What we read of an invoice. Its status may be a new one, and its lines may be missing. */
const invoice = z.object({
  id: z.string(),
  created: seconds,
  total: z.int(),
  amount_paid: z.int(),
  amount_remaining: z.int(),
});

/** What we read of a charge. */
const charge = z.object({ customer: reference.nullable() });

/** @throws PaymentRefusal unreadable, if a later version of the provider gives it another shape */
export const readableSubscription = (of: Stripe.Subscription): z.output<typeof subscription> =>
  read(subscription, of, `subscription ${of?.id}`);

/** @throws PaymentRefusal unreadable */
export const readableInvoice = (of: Stripe.Invoice): z.output<typeof invoice> =>
  read(invoice, of, `invoice ${of?.id}`);

/** @throws PaymentRefusal unreadable */
export const readableCharge = (of: Stripe.Charge): z.output<typeof charge> =>
  read(charge, of, `charge ${of?.id}`);

/** The log learns which fields didn't fit, never their values: some are personal. */
function read<T>(shape: z.ZodType<T>, of: unknown, name: string): T {
  const { success, data, error } = shape.safeParse(of);
  if (success) return data;
  const fields = error.issues.map(({ path }) => path.join(".")).join(", ");
  throw unreadable(`${name} is in a shape that is not known: ${fields}`);
}

export const unreadable = (reason: string): PaymentRefusal =>
  new PaymentRefusal("unreadable", { cause: new Error(reason) });
