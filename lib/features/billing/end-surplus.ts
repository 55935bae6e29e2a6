import type { Ctx } from "@/lib/ports/context";
import { askProvider } from "./ask-provider";
import { findCustomerId } from "./holder-repository";
import { isOpen } from "./policy";
import { tellSecond } from "./tell-second";

/**
 * What the provider has of a person beside `keptId`: one that was never confirmed costs nothing and
 * is ended; one that is paid for, or will be, is for a person to judge. @throws Failure unavailable
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
