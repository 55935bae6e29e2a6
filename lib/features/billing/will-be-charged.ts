import type { Ctx } from "@/lib/ports/context";
import { findLivingSubscription } from "./subscription-repository";

/** Whether this person's own plan will be charged again if no one acts. */
export async function willBeCharged(ctx: Ctx, userId: string): Promise<boolean> {
  const plan = await findLivingSubscription(ctx, userId);
  return plan?.cardStored === true && !plan.cancelAtPeriodEnd;
}
