import type { Ctx } from "@/lib/ports/context";
import { promiseStaffNotice } from "./notices/promise-staff-notice";

/**
 * Reports a second subscription with a card to the administrators by email, once each: a human has
 * to decide which one is wanted and what to refund.
 */
export async function tellSecond(ctx: Ctx, userId: string, subscriptionId: string): Promise<void> {
  ctx.log.error("second-subscription", new Error("a person has two living subscriptions"), {
    userId,
  });
  await promiseStaffNotice(ctx, { matter: "second_plan", userId, subscriptionId });
}
