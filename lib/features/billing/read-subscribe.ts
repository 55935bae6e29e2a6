import { listSeats } from "@/lib/features/billing/seats/list-seats";
import type { MemberCtx } from "@/lib/ports/context";
import { seatsKey, subscriptionKey, tiersKey } from "./constants";
import { listTiers } from "./queries";
import { readSubscription } from "./read-subscription";

/** The caller's plan, for any page that names it. */
const readOwnPlan = (ctx: MemberCtx) => ({
  queryKey: subscriptionKey,
  read: () => readSubscription(ctx),
});

/** Seats offered to the caller, and those of their own plan. */
export const readSeats = (ctx: MemberCtx) => ({ queryKey: seatsKey, read: () => listSeats(ctx) });

/** For a page that says whose plan someone uses: only the family plan can be someone else's. */
export const ownPlanIfShared = (ctx: MemberCtx) =>
  ctx.actor.user.subscriptionTier === "family_premium" ? [readOwnPlan(ctx)] : [];

/** The queries /subscribe prefetches. */
export const subscribeReads = (ctx: MemberCtx) => [
  readOwnPlan(ctx),
  readSeats(ctx),
  { queryKey: tiersKey, read: () => listTiers(ctx) },
];
