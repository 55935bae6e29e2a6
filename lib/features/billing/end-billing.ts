import type { Ctx } from "@/lib/ports/context";
import { askProvider } from "./ask-provider";
import { findCustomerId } from "./holder-repository";
import { withOperation } from "./with-operation";

/**
 * Ends everything a person could ever be charged for, at once, going by the provider's records
 * rather than ours. One subscription that can't be ended now doesn't stop the others. Idempotent.
 * Throws until the provider has confirmed all of it.
 *
 * @throws Failure unavailable; PaymentRefusal where the provider refused for another reason
 */
export async function endBilling(ctx: Ctx, userId: string): Promise<void> {
  const customerId = await findCustomerId(ctx, userId);
  if (!customerId) return;
  const failures: unknown[] = [];
  for (const id of await askProvider(ctx, (payments) => payments.livingIdsOf(customerId))) {
    try {
      await withOperation(ctx, { userId, kind: "end", target: id }, (key) =>
        askProvider(ctx, (payments) => payments.endNow(id, key)),
      );
    } catch (error) {
      ctx.log.error("subscription-not-ended", error, { userId });
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
