import type { Ctx } from "@/lib/ports/context";
import { askProvider } from "./ask-provider";
import { hasEnded } from "./policy";
import type { StoredSubscription } from "./subscription-repository";
import { withOperation } from "./with-operation";

/**
 * Ends a plan at once after its month was refunded, by us or by the bank after a dispute (decision
 * 0036): it unlocks nothing anymore, and the card would be charged again next month. The sync that
 * follows sends the email. Never inside a transaction.
 *
 * @returns whether it was ended, so that it is to be read again
 * @throws Failure unavailable; then the next sync ends it
 */
export async function endRefunded(ctx: Ctx, own: StoredSubscription): Promise<boolean> {
  const { userId, stripeSubscriptionId: id, refunded, status } = own;
  if (!refunded || hasEnded(status) || !id) return false;
  await withOperation(ctx, { userId, kind: "end", target: id }, (key) =>
    askProvider(ctx, (payments) => payments.endNow(id, key)),
  );
  return true;
}
