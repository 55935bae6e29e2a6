import { FREE_CONVERSATIONS } from "@/lib/core/settings/constants";
import type { PaidTier, TierId } from "@/lib/shared/tiers";
import { TIER_IDS } from "@/lib/shared/tiers";
import { GRACE_DAYS, type SubscriptionStatus } from "./constants";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The limits a plan sets. Crisis help, the safety plan, moods and the crisis dialog belong to no
 * plan and are never limited.
 */
export interface Entitlements {
  /** Conversations that may be started within a time window (ms); null for unlimited. */
  readonly conversations: { readonly most: number; readonly withinMs: number } | null;
}

/** The one table of what plans allow (SUBS-14, contract 8). */
export const ENTITLEMENTS: Readonly<Record<TierId, Entitlements>> = {
  free: { conversations: { most: FREE_CONVERSATIONS, withinMs: 7 * DAY_MS } },
  access: { conversations: null },
  plus: { conversations: null },
  premium: { conversations: null },
  family_premium: { conversations: null },
};

/** Looks up a stored tier; an unknown one gets the free plan's limits. */
export const entitlementsOf = (tier: string): Entitlements =>
  ENTITLEMENTS[TIER_IDS.find((known) => known === tier) ?? "free"];

/**
 * The number of conversations that may be started: the plan's own, or a larger one set by staff.
 */
export const conversationsWithin = (own: number, set: number): number => Math.max(own, set);

/** The fields of a subscription that decide whether it's usable. */
export interface PlanFacts {
  readonly tier: PaidTier;
  readonly status: SubscriptionStatus;
  readonly cardStored: boolean;
  readonly graceEndsAt: Date | null;
  readonly refunded: boolean;
}

/**
 * Whether a plan is usable: paid, in its trial with a card stored, or unpaid within the grace
 * period; never once refunded.
 */
export function isUsable(
  { status, cardStored, graceEndsAt, refunded }: PlanFacts,
  now: Date,
): boolean {
  if (refunded) return false;
  switch (status) {
    case "active":
      return true;
    case "trialing":
      return cardStored;
    case "past_due":
    case "unpaid":
      return graceEndsAt !== null && graceEndsAt > now;
    default:
      return false;
  }
}

/** The tier a person's own subscription gives them, or null. */
export const ownTier = (own: PlanFacts | null, now: Date): PaidTier | null =>
  own && isUsable(own, now) ? own.tier : null;

/**
 * The tier a person has now: their own plan, else their family's plan, else free; with both, the
 * larger one. Every stored value this reads must leave a mark when it changes (the `…_check_plan`
 * triggers, decision 0057), and the daily comparison skips people whose tier is plainly right
 * (`findDoubtful`). If this function reads more, or allows an active plan less, update both.
 */
export function entitledTier(own: PlanFacts | null, family: PlanFacts | null, now: Date): TierId {
  if (ownTier(family, now) === "family_premium") return "family_premium";
  return ownTier(own, now) ?? "free";
}

/**
 * The next time either plan expires without any write, changing the person's tier; null if neither
 * does.
 */
export function endsByTime(
  own: PlanFacts | null,
  family: PlanFacts | null,
  now: Date,
): Date | null {
  const ends = [own, family].flatMap((plan) => {
    const end = plan && isUsable(plan, now) ? plan.graceEndsAt : null;
    return plan && end && !isUsable(plan, end) ? [end.getTime()] : [];
  });
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}

/** How long a plan keeps working after a failed charge; null if none failed. */
export const graceEnd = (unpaidSince: Date | null): Date | null =>
  unpaidSince && new Date(unpaidSince.getTime() + GRACE_DAYS * DAY_MS);

/**
 * Begun but not confirmed: no card is stored and nothing was paid, so it may be resumed or ended.
 */
export const isOpen = ({ status, cardStored }: Pick<PlanFacts, "status" | "cardStored">): boolean =>
  status === "pending" || status === "incomplete" || (status === "trialing" && !cardStored);

/**
 * Whether cancelling at the period's end would keep nothing: an unpaid month would be charged again
 * and again until then, a trial without a card hasn't started, and a refunded month may no longer
 * be used.
 */
export const isNothingKept = ({
  status,
  cardStored,
  refunded,
}: Pick<PlanFacts, "status" | "cardStored" | "refunded">): boolean =>
  refunded || (status === "trialing" ? !cardStored : status !== "active");

export const hasEnded = (status: SubscriptionStatus): boolean =>
  status === "canceled" || status === "incomplete_expired";
