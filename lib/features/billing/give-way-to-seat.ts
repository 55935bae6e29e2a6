import { queueNotice } from "@/lib/features/billing/notices/queue-notice";
import { queueStaffNotice } from "@/lib/features/billing/notices/queue-staff-notice";
import type { Ctx } from "@/lib/ports/context";
import type { ProviderSubscription } from "@/lib/ports/payments";
import { askProvider } from "./ask-provider";
import { usesFamilyPlan } from "./find-family-plan";
import { isNothingKept, isOpen } from "./policy";
import type { StoredSubscription } from "./subscription-repository";
import { withOperation } from "./with-operation";

/**
 * Makes sure no one is charged on top of a family seat (decision 0036): an unconfirmed subscription
 * is ended, and one confirmed anyway, in a window that was open when the seat was accepted or on
 * the provider's own page, is cancelled. Never inside a transaction.
 *
 * @returns whether anything changed at the provider, so that the subscription must be read again
 * @throws Failure unavailable
 */
export async function giveWayToSeat(
  ctx: Ctx,
  row: StoredSubscription,
  of: ProviderSubscription,
): Promise<boolean> {
  const isOver = isNothingKept(of);
  if (of.endedAt !== null || (of.cancelAtPeriodEnd && !isOver)) return false;
  if (!(await usesFamilyPlan(ctx, row.userId))) return false;
  if (isOver) await putAway(ctx, row, of);
  else await cancel(ctx, row, of);
  return true;
}

/** One that's confirmed at this very moment stays for now; the next sync cancels it. */
async function putAway(
  ctx: Ctx,
  { userId }: StoredSubscription,
  of: ProviderSubscription,
): Promise<void> {
  await withOperation(ctx, { userId, kind: "end", target: of.id }, (key) =>
    askProvider(ctx, (payments) => payments.endNow(of.id, key, { onlyUnconfirmed: isOpen(of) })),
  );
}

async function cancel(ctx: Ctx, row: StoredSubscription, of: ProviderSubscription): Promise<void> {
  const { userId } = row;
  const { id, currentPeriodEnd: endsAt } = of;
  const call = async (key: string): Promise<string> => {
    await askProvider(ctx, (payments) => payments.setCancelAtPeriodEnd(id, true, key));
    return key;
  };
  await withOperation(ctx, { userId, kind: "cancel", target: id }, call, {
    store: async (tx, key) => {
      const isPaid = of.status === "active";
      const about = `${id}:${key}`;
      await queueNotice(tx, {
        kind: "seated",
        userId,
        about,
        tier: of.tier ?? row.tier,
        endsAt,
        isPaid,
      });
      if (isPaid)
        await queueStaffNotice(tx, { matter: "paid_beside_place", userId, subscriptionId: id });
    },
  });
}
