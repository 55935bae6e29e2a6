import type { Ctx } from "@/lib/ports/context";
import { findFamilyPlan } from "./find-family-plan";
import { lockHolder, writeHolder } from "./holder-repository";
import { entitledTier } from "./policy";
import { findNewest } from "./subscription-repository";

/**
 * What stands in `subscriptionStatus` of somebody who never paid: the free plan has no end
 * (SUBS-13).
 */
const FREE_STATUS = "active";

/**
 * Writes what a person may use now (`users.subscriptionTier`), from their own subscription and the
 * place in which they sit. Nothing else writes it. Done again it changes nothing. Joins the
 * caller's transaction.
 *
 * @returns whether the plan is another one now
 */
export const settleTier = (ctx: Ctx, userId: string): Promise<boolean> =>
  ctx.transaction((tx) => settleTierWithin(tx, userId));

/** The same for who holds a transaction already and nothing else: an operator's command. */
export async function settleTierWithin(
  tx: Pick<Ctx, "db" | "now">,
  userId: string,
): Promise<boolean> {
  const before = await lockHolder(tx, userId);
  if (!before) return false;
  const own = await findNewest(tx, userId);
  const subscriptionTier = entitledTier(own, await findFamilyPlan(tx, userId), tx.now());
  const subscriptionStatus = own && own.status !== "pending" ? own.status : FREE_STATUS;
  const stripeSubscriptionId = own?.stripeSubscriptionId ?? null;
  const isSame =
    before.subscriptionTier === subscriptionTier &&
    before.subscriptionStatus === subscriptionStatus &&
    before.stripeSubscriptionId === stripeSubscriptionId;
  if (!isSame)
    await writeHolder(tx, userId, { subscriptionTier, subscriptionStatus, stripeSubscriptionId });
  return before.subscriptionTier !== subscriptionTier;
}
