import type { Ctx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { cancelPlanOf } from "./cancel-plan-of";
import { findLeftRunning } from "./subscription-repository";

const BATCH = 100;

/**
 * Cancels the plans of people whose account staff closed while the payment provider wasn't
 * answering.
 *
 * @param until when to leave the rest to the next run
 */
export async function cancelLeftRunning(ctx: Ctx, until: Date): Promise<void> {
  for (const userId of await findLeftRunning(ctx, BATCH)) {
    if (ctx.now() >= until) return;
    try {
      await cancelPlanOf(ctx, userId);
    } catch (error) {
      ctx.log.error("plan-not-cancelled", error, { userId });
      if (error instanceof Failure && error.code === "unavailable") return;
    }
  }
}
