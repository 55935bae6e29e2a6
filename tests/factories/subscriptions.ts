import type { OwnPlan } from "@/lib/features/billing/client";
import type { SeatsView, SubscriptionView, TierView } from "@/lib/features/billing/schema";
import { TIERS, viewOfTier } from "@/lib/features/billing/tiers";

/** The response of GET /api/subscription/tiers. */
export const allTiers = (): TierView[] => TIERS.map((tier) => viewOfTier(tier));

/** The response of GET /api/subscription for someone on the free plan. */
export const subscriptionOf = (some: Partial<SubscriptionView> = {}): SubscriptionView => ({
  tier: "free",
  own: null,
  seat: null,
  hasBills: false,
  trialAvailable: true,
  publishableKey: "pk_test_1",
  ...some,
});

/** An active plan, paid by the month, with its card. */
export const ownPlan = (some: Partial<OwnPlan> = {}): OwnPlan => ({
  tier: "plus",
  status: "active",
  cardStored: true,
  trialEndsAt: null,
  currentPeriodEnd: "2026-12-21T12:00:00.000Z",
  cancelAtPeriodEnd: false,
  graceEndsAt: null,
  refunded: false,
  credit: 0,
  ...some,
});

export const seatsOf = (some: Partial<SeatsView> = {}): SeatsView => ({ seats: [], free: 5, received: [], ...some });
