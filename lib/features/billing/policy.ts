import { FREE_CONVERSATIONS } from "@/lib/core/settings/constants";
import type { PaidTier, TierId } from "@/lib/shared/tiers";
import { TIER_IDS } from "@/lib/shared/tiers";
import { GRACE_DAYS, type SubscriptionStatus } from "./constants";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What a plan lets a person do. Crisis help, safety plan, moods and the dialog stand in no plan:
 * they are never limited.
 */
export interface Entitlements {
  /**
   * Conversations that may be begun within a window of time (ms); null for as many as one likes.
   */
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

/** By what is stored of a person; what is no known plan gives what the free one gives. */
export const entitlementsOf = (tier: string): Entitlements =>
  ENTITLEMENTS[TIER_IDS.find((known) => known === tier) ?? "free"];

/**
 * How many conversations may be begun: a plan's own number, or a larger one that staff have set.
 */
export const conversationsWithin = (own: number, set: number): number => Math.max(own, set);

/** What of a subscription decides about it. */
export interface Standing {
  readonly tier: PaidTier;
  readonly status: SubscriptionStatus;
  readonly cardStored: boolean;
  readonly graceEndsAt: Date | null;
  readonly refunded: boolean;
}

/**
 * Whether a plan may be used: paid, in its trial with a card stored, or unpaid within the grace;
 * never once refunded.
 */
export function isUsable(
  { status, cardStored, graceEndsAt, refunded }: Standing,
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

/** What a person's own subscription lets them use; null for nothing. */
export const ownTier = (own: Standing | null, now: Date): PaidTier | null =>
  own && isUsable(own, now) ? own.tier : null;

/**
 * What a person may use now: their own plan, else the family plan in which they sit, else the free
 * one. The larger one counts for somebody who has both. Whatever it reads of what is stored leaves
 * a mark when it changes (the triggers `…_check_plan`, decision 0057), and the day's look passes
 * over who plainly has what they should (`findDoubtful`): if it reads more, or allows less to a
 * plan that is active, so must they.
 */
export function entitledTier(own: Standing | null, family: Standing | null, now: Date): TierId {
  if (ownTier(family, now) === "family_premium") return "family_premium";
  return ownTier(own, now) ?? "free";
}

/**
 * When one of both next ends by time alone, so that the person may use something else though
 * nothing was written; null when none does.
 */
export function endsByTime(own: Standing | null, family: Standing | null, now: Date): Date | null {
  const ends = [own, family].flatMap((plan) => {
    const end = plan && isUsable(plan, now) ? plan.graceEndsAt : null;
    return plan && end && !isUsable(plan, end) ? [end.getTime()] : [];
  });
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}

/** Until when a plan goes on after a charge failed; null when none did. */
export const graceEnd = (unpaidSince: Date | null): Date | null =>
  unpaidSince && new Date(unpaidSince.getTime() + GRACE_DAYS * DAY_MS);

/**
 * Begun and not yet confirmed: no card is stored, nothing was paid. It may be taken up again or put
 * away.
 */
export const isOpen = ({ status, cardStored }: Pick<Standing, "status" | "cardStored">): boolean =>
  status === "pending" || status === "incomplete" || (status === "trialing" && !cardStored);

/**
 * Whether somebody who leaves keeps nothing by waiting for the end: an unpaid month would be
 * charged again and again until then, free days without a card are not begun, and a month that was
 * given back is not to be used any more.
 */
export const isNothingKept = ({
  status,
  cardStored,
  refunded,
}: Pick<Standing, "status" | "cardStored" | "refunded">): boolean =>
  refunded || (status === "trialing" ? !cardStored : status !== "active");

export const hasEnded = (status: SubscriptionStatus): boolean =>
  status === "canceled" || status === "incomplete_expired";
