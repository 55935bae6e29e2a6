import type { MemberCtx } from "@/lib/ports/context";
import { settleInvited } from "./repository";
import { requireReceived } from "./require-received";
import type { SeatIdInput } from "./schema";

/**
 * Says no to a place; its owner sees that it was not taken, and may ask once more and no more.
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
