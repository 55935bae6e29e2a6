import { createStripePayments } from "@/lib/adapters/stripe/payments";
import { monthlyCents } from "@/lib/features/billing/tiers";
import type { Ctx } from "@/lib/ports/context";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { LOCAL_KEYS } from "@/tests/fakes/stripe/settings";

/**
 * The settings with which the product reaches a local Stripe; set them before its first request.
 */
export function setLocalKeys({ baseUrl }: LocalStripe): void {
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: LOCAL_KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: LOCAL_KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: LOCAL_KEYS.webhookSecret,
    STRIPE_API_BASE: baseUrl,
  });
}

/** A context that uses the local Stripe's clock and payments, in transactions too. */
export function withStripe<C extends Ctx>(ctx: C, stripe: LocalStripe): C {
  const payments = createStripePayments({ ...LOCAL_KEYS, apiBase: stripe.baseUrl, monthlyCents });
  const dressed = (on: C): C => ({
    ...on,
    payments,
    now: () => stripe.now(),
    later: () => {},
    transaction: (work) => on.transaction((tx) => work(dressed(tx as C))),
  });
  return dressed(ctx);
}
