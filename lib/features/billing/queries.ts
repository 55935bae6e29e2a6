import { readSettingValues } from "@/lib/core/settings/read-settings";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import type { PaidTier } from "@/lib/shared/tiers";
import { askProvider } from "./ask-provider";
import { findCustomerId } from "./holder-repository";
import { ownTier } from "./policy";
import type { CardView, TierView } from "./schema";
import { findLivingSubscription, hasUsedTrial } from "./subscription-repository";
import { TIERS, viewOfTier } from "./tiers";
import { isMarked } from "./trial-repository";

/**
 * The tier a person's own subscription gives them now, or null. A seat in someone else's plan
 * doesn't count.
 */
export const findOwnTier = async (ctx: Ctx, userId: string): Promise<PaidTier | null> =>
  ownTier(await findLivingSubscription(ctx, userId), ctx.now());

/**
 * Whether the caller has used their trial, with this account or with an erased one of the same
 * address.
 */
export const hasHadTrial = async (ctx: MemberCtx): Promise<boolean> =>
  (await hasUsedTrial(ctx, ctx.actor.user.id)) || (await isMarked(ctx, ctx.actor.user.email));

/** The public plans and prices (API-28). */
export async function listTiers(ctx: Ctx): Promise<TierView[]> {
  const { freeConversations } = await readSettingValues(ctx);
  return TIERS.map((tier) => viewOfTier(tier, freeConversations));
}

/**
 * The displayable details of the card the caller is charged on; null when none is stored.
 *
 * @throws Failure unavailable
 */
export async function readCard(ctx: MemberCtx): Promise<CardView> {
  const customerId = await findCustomerId(ctx, ctx.actor.user.id);
  return customerId ? askProvider(ctx, (payments) => payments.cardOf(customerId)) : null;
}

/** Whether this person's own plan will be charged again if no one acts. */
export async function willBeCharged(ctx: Ctx, userId: string): Promise<boolean> {
  const plan = await findLivingSubscription(ctx, userId);
  return plan?.cardStored === true && !plan.cancelAtPeriodEnd;
}
