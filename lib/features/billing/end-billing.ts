import type { Ctx } from "@/lib/ports/context";
import { askProvider } from "./ask-provider";
import { findCustomerId } from "./holder-repository";
import { withOperation } from "./with-operation";

/**
 * Ends all that a person could ever be charged for, at once and as the provider has it, not as we
 * remember it. One that cannot be ended now does not keep the others from it. Done again it finds
 * nothing left. Before the provider has said yes to all of it, it throws.
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
