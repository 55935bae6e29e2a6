import type Stripe from "stripe";
import type { Payments } from "@/lib/ports/payments";
import { createCards, forgetCard } from "./cards";
import { createChanges } from "./change";
import { createClient, type StripeOptions } from "./client";
import { closePayment, closeSetup } from "./close-form";
import { toInvoice, toInvoices } from "./invoices";
import { createPrices } from "./prices";
import { readEvent, toPaymentEvent } from "./read-event";
import { EXPAND, EXPAND_IN_LIST, endOf, idOf, toSubscription } from "./read-subscription";
import { readableCharge } from "./readable";
import { callStripe, ifThere } from "./refused";

/** More than anyone has, because a person starts a plan only a few times in their life. */
const MAX_SUBSCRIPTIONS = 20;
/** Stripe's maximum page size. */
const MAX_LISTED = 100;

/**
 * Implements the payments port with Stripe's own library and its matching API version
 * (docs.stripe.com/api). Every write carries its operation's idempotency key.
 */
export function createStripePayments(options: StripeOptions): Payments {
  const client = createClient(options);
  const priceOf = createPrices(client, options);
  return {
    publishableKey: options.publishableKey,
    ...createCustomersAndSubscriptions(client, priceOf),
    ...createEndings(client),
    ...createChanges(client, priceOf),
    ...createCards(client),
    ...createPapers(client),
    readEvent: (rawBody, signature) => readEvent(client, options.webhookSecret, rawBody, signature),
    readEventAgain: (id) => ifThere(async () => toPaymentEvent(await client.events.retrieve(id))),
  };
}

function createCustomersAndSubscriptions(
  client: Stripe,
  priceOf: ReturnType<typeof createPrices>,
): Pick<
  Payments,
  "createCustomer" | "createSubscription" | "readSubscription" | "subscriptionsOf"
> {
  return {
    createCustomer: ({ email, userId }, idempotencyKey) =>
      callStripe(
        async () =>
          (await client.customers.create({ email, metadata: { userId } }, { idempotencyKey })).id,
      ),

    createSubscription: ({ customerId, tier, userId, trialDays }, idempotencyKey) =>
      callStripe(async () => {
        const { id: price } = await priceOf(tier);
        await forgetCard(client, customerId, `${idempotencyKey}-card`);
        const made = await client.subscriptions.create(
          {
            customer: customerId,
            items: [{ price }],
            metadata: { userId },
            payment_behavior: "default_incomplete",
            payment_settings: {
              payment_method_types: ["card"],
              save_default_payment_method: "on_subscription",
            },
            expand: EXPAND,
            ...(trialDays === null
              ? {}
              : {
                  trial_period_days: trialDays,
                  trial_settings: { end_behavior: { missing_payment_method: "cancel" as const } },
                }),
          },
          { idempotencyKey },
        );
        return toSubscription(client, made);
      }),

    readSubscription: (id) =>
      ifThere(async () =>
        toSubscription(client, await client.subscriptions.retrieve(id, { expand: EXPAND })),
      ),

    subscriptionsOf: async (customer) => {
      const found = await ifThere(async () => {
        const { data } = await client.subscriptions.list({
          customer,
          status: "all",
          limit: MAX_SUBSCRIPTIONS,
          expand: EXPAND_IN_LIST,
        });
        return Promise.all(data.map((subscription) => toSubscription(client, subscription)));
      });
      return found ?? [];
    },
  };
}

function createEndings(
  client: Stripe,
): Pick<Payments, "livingIdsOf" | "setCancelAtPeriodEnd" | "endNow"> {
  return {
    livingIdsOf: async (customer) => {
      const listed = () => client.subscriptions.list({ customer, limit: MAX_LISTED });
      const found = await ifThere(async () =>
        (await listed()).data.filter((of) => endOf(of) === null),
      );
      return (found ?? []).map(({ id }) => id);
    },

    setCancelAtPeriodEnd: (id, cancel, idempotencyKey) =>
      callStripe(async () => {
        const { cancel_at, cancel_at_period_end } = await client.subscriptions.retrieve(id);
        // An end on a specific day, which Stripe's own page can set, has a separate field to clear.
        const named = !cancel && cancel_at !== null && !cancel_at_period_end;
        const change = named ? { cancel_at: "" as const } : { cancel_at_period_end: cancel };
        const changed = await client.subscriptions.update(
          id,
          { ...change, expand: EXPAND },
          { idempotencyKey },
        );
        return toSubscription(client, changed);
      }),

    endNow: async (id, idempotencyKey, { onlyUnconfirmed } = { onlyUnconfirmed: false }) => {
      await ifThere(async () => {
        const before = await client.subscriptions.retrieve(id);
        if (endOf(before) !== null || (onlyUnconfirmed && !isUnconfirmed(before))) return;
        const refusal = await closePayment(client, before, idempotencyKey);
        // Voiding its first invoice may have ended it, or it was paid at that very moment.
        const of = await client.subscriptions.retrieve(id);
        if (endOf(of) === null) {
          if (refusal && isUnconfirmed(of)) throw refusal;
          if (onlyUnconfirmed && !isUnconfirmed(of)) return;
          await client.subscriptions.cancel(id, {}, { idempotencyKey });
        }
        await closeSetup(client, before, idempotencyKey);
      });
    },
  };
}

const isUnconfirmed = ({ status, default_payment_method: card }: Stripe.Subscription): boolean =>
  status === "incomplete" || (status === "trialing" && card === null);

function createPapers(
  client: Stripe,
): Pick<Payments, "invoicesOf" | "readInvoice" | "customerOfCharge" | "openPortal"> {
  return {
    invoicesOf: async (customer, limit, onUnreadable = () => {}) =>
      (await ifThere(async () => {
        const { data } = await client.invoices.list({ customer, limit });
        return toInvoices(client, data, onUnreadable);
      })) ?? [],

    readInvoice: (id) =>
      ifThere(async () => {
        const invoice = await client.invoices.retrieve(id);
        return { ...(await toInvoice(client, invoice)), customerId: idOf(invoice.customer) ?? "" };
      }),

    customerOfCharge: (id) =>
      ifThere(async () => idOf(readableCharge(await client.charges.retrieve(id)).customer)),

    openPortal: (customer, return_url) =>
      callStripe(
        async () => (await client.billingPortal.sessions.create({ customer, return_url })).url,
      ),
  };
}
