import { tellSecond } from "@/lib/features/billing/notices/queue-staff-notice";
import type { Ctx } from "@/lib/ports/context";
import { askProvider } from "./ask-provider";
import { findCustomerId } from "./holder-repository";
import { isOpen } from "./policy";

/**
 * Handles a person's subscriptions at the provider other than `keptId`: an unconfirmed one costs
 * nothing and is ended; one that is or will be paid for is left to staff.
 *
 * @throws Failure unavailable
 */
export async function endSurplus(ctx: Ctx, userId: string, keptId: string): Promise<void> {
  const customerId = await findCustomerId(ctx, userId);
  if (!customerId) return;
  const all = await askProvider(ctx, (payments) => payments.subscriptionsOf(customerId));
  for (const other of all) {
    if (other.endedAt !== null || other.id === keptId) continue;
    if (isOpen(other))
      await askProvider(ctx, (payments) =>
        payments.endNow(other.id, `${other.id}-surplus`, { onlyUnconfirmed: true }),
      );
    else await tellSecond(ctx, userId, other.id);
  }
}
