import type { SeatIdInput } from "@/lib/features/billing/schema";
import type { MemberCtx } from "@/lib/ports/context";
import { settleInvited } from "./repository";
import { requireReceived } from "./require-received";

/**
 * Declines a seat. The owner sees that, and may ask just once more.
 *
 * @throws Failure not_found, conflict
 */
export async function declineSeat(
  ctx: MemberCtx,
  { id }: SeatIdInput,
): Promise<{ status: "declined" }> {
  await ctx.transaction(async (tx) => {
    await requireReceived(tx, id);
    await settleInvited(tx, id, { status: "declined", endedAt: tx.now(), declinedAt: tx.now() });
  });
  return { status: "declined" };
}
