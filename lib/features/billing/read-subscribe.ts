import { listSeats } from "@/lib/features/billing/seats/list-seats";
import type { MemberCtx } from "@/lib/ports/context";
import { seatsKey, subscriptionKey, tiersKey } from "./keys";
import { listTiers } from "./list-tiers";
import { readSubscription } from "./read-subscription";

/** Where the caller stands with a plan, for any page that names it. */
export const readOwnPlan = (ctx: MemberCtx) => ({
  queryKey: subscriptionKey,
  read: () => readSubscription(ctx),
});

/** The places that wait for the caller, and those of their own plan. */
export const readSeats = (ctx: MemberCtx) => ({ queryKey: seatsKey, read: () => listSeats(ctx) });

/** For a page that says whose plan somebody uses: only the family plan can be another's. */
export const ownPlanIfShared = (ctx: MemberCtx) =>
  ctx.actor.user.subscriptionTier === "family_premium" ? [readOwnPlan(ctx)] : [];

/** What /subscribe asks for first. */
export const subscribeReads = (ctx: MemberCtx) => [
  readOwnPlan(ctx),
  readSeats(ctx),
  { queryKey: tiersKey, read: () => listTiers(ctx) },
];
