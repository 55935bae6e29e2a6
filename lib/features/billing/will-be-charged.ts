import type { Ctx } from "@/lib/ports/context";
import { findLivingSubscription } from "./subscription-repository";

/** Whether a plan of their own will be charged to this person again, if nobody does anything. */
export async function willBeCharged(ctx: Ctx, userId: string): Promise<boolean> {
  const plan = await findLivingSubscription(ctx, userId);
  return plan?.cardStored === true && !plan.cancelAtPeriodEnd;
}
