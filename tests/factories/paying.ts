import { createSubscription } from "@/lib/features/billing/create-subscription";
import { findLivingSubscription } from "@/lib/features/billing/subscription-repository";
import { syncSubscription } from "@/lib/features/billing/sync-subscription";
import type { PaidTier } from "@/lib/shared/tiers";
import { CARDS } from "../fakes/stripe/cards";
import type { LocalStripe } from "../fakes/stripe/controls";
import { startLocalStripe } from "../fakes/stripe/server";
import { LOCAL_KEYS } from "../fakes/stripe/settings";
import { insert } from "../integration/rows";
import { type SignedIn, signIn } from "./people";

/**
 * A local Stripe behind the product's own settings, for all tests of a file; call it before
 * anything asks for a context.
 */
export async function localStripe(): Promise<LocalStripe> {
  const stripe = await startLocalStripe();
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: LOCAL_KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: LOCAL_KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: LOCAL_KEYS.webhookSecret,
    STRIPE_API_BASE: stripe.baseUrl,
  });
  return stripe;
}

export interface Payer extends SignedIn {
  /** The provider's id for their subscription. */
  readonly subscriptionId: string;
}

/** A person whose trial has begun, with one of CARDS. */
export const trialing = async (
  stripe: LocalStripe,
  tier: PaidTier = "plus",
  card: string = CARDS.good,
): Promise<Payer> => begin(await signIn(), stripe, tier, card);

/** A person who has used up their trial and just paid for a month. */
export async function paying(stripe: LocalStripe, tier: PaidTier = "plus"): Promise<Payer> {
  const who = await signIn();
  await insert("subscriptions", {
    userId: who.user.id,
    tier,
    status: "canceled",
    cardStored: true,
    trialEndsAt: new Date(0),
    createdAt: new Date(0),
  });
  return begin(who, stripe, tier, CARDS.good);
}

async function begin(who: SignedIn, stripe: LocalStripe, tier: PaidTier, card: string): Promise<Payer> {
  stripe.confirm((await createSubscription(who.ctx, { tier })).clientSecret, card);
  const subscriptionId = (await findLivingSubscription(who.ctx, who.user.id))?.stripeSubscriptionId ?? "";
  await syncSubscription(who.ctx, subscriptionId);
  return { ...who, subscriptionId };
}
