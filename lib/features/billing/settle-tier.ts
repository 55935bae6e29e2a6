import type { Ctx } from "@/lib/ports/context";
import { findFamilyPlan } from "./find-family-plan";
import { lockHolder, writeHolder } from "./holder-repository";
import { entitledTier } from "./policy";
import { findNewest } from "./subscription-repository";

/** The `subscriptionStatus` of a person who never paid: the free plan never ends (SUBS-13). */
const FREE_STATUS = "active";

/**
 * Writes a person's tier (`users.subscriptionTier`) based on their own subscription and their
 * family seat; its only writer. Idempotent. Joins the caller's transaction.
 *
 * @returns whether the tier changed
 */
export const settleTier = (ctx: Ctx, userId: string): Promise<boolean> =>
  ctx.transaction((tx) => settleTierWithin(tx, userId));

/** The same for a caller that has only a transaction, such as an operator's command. */
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
