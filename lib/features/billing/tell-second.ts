import type { Ctx } from "@/lib/ports/context";
import { promiseStaffNotice } from "./notices/promise-staff-notice";

/**
 * A second subscription with a card: which of the two is wanted, and what is given back, is for a
 * person to judge. The administrators are told by mail, once for each.
 */
export async function tellSecond(ctx: Ctx, userId: string, subscriptionId: string): Promise<void> {
  ctx.log.error("second-subscription", new Error("a person has two living subscriptions"), {
    userId,
  });
  await promiseStaffNotice(ctx, { matter: "second_plan", userId, subscriptionId });
}
