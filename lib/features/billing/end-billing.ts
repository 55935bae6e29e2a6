import type { Ctx } from "@/lib/ports/context";
import { askProvider } from "./ask-provider";
import { findCustomerId } from "./holder-repository";
import { withOperation } from "./with-operation";

/**
 * Ends all that a person could ever be charged for, at once and as the provider has it, not as we remember it. Done again it
 * finds nothing left. Before the provider has said yes to all of it, it throws.
 *
 * @throws Failure unavailable
 */
export async function endBilling(ctx: Ctx, userId: string): Promise<void> {
  const customerId = await findCustomerId(ctx, userId);
  if (!customerId) return;
  const subscriptions = await askProvider(ctx, (payments) => payments.subscriptionsOf(customerId));
  for (const { id, endedAt } of subscriptions) {
    if (endedAt !== null) continue;
    await withOperation(ctx, { userId, kind: "end", target: id }, (key) =>
      askProvider(ctx, (payments) => payments.endNow(id, key)),
    );
  }
}
