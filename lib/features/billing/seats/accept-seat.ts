import { requireStaying } from "@/lib/core/consent/leaving/queries";
import { putAwayOpen } from "@/lib/features/billing/put-away-open";
import { willBeCharged } from "@/lib/features/billing/queries";
import type { SeatIdInput } from "@/lib/features/billing/schema";
import { settleTier } from "@/lib/features/billing/settle-tier";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { SEAT_COPY } from "./copy";
import { availableSeats } from "./policy";
import { hasFamilyPlan } from "./queries";
import { countTaken, findSeatOfMember, settleInvited } from "./repository";
import { requireReceived } from "./require-received";

/**
 * Accepts the seat offered to the caller, who gets the family plan's benefits at once (SUBS-15).
 * No one pays twice, so a plan of their own must be cancelled first; it may run to its end
 * alongside the seat. An unconfirmed one is ended, in case its card form is still open somewhere.
 *
 * @throws Failure not_found, conflict (already answered, seated elsewhere, has a plan of their own,
 *   no seat left, account scheduled for erasure)
 */
export async function acceptSeat(
  ctx: MemberCtx,
  { id }: SeatIdInput,
): Promise<{ status: "accepted" }> {
  const memberId = ctx.actor.user.id;
  await ctx.transaction(async (tx) => {
    const ownerId = await requireReceived(tx, id);
    await requireStaying(tx);
    if (!(await hasFamilyPlan(tx, ownerId))) throw new Failure("not_found", SEAT_COPY.ended);
    if (await findSeatOfMember(tx, memberId))
      throw new Failure("conflict", SEAT_COPY.seatedElsewhere);
    if (await willBeCharged(tx, memberId)) throw new Failure("conflict", SEAT_COPY.payingYourself);
    if (availableSeats(await countTaken(tx, ownerId, id)) === 0)
      throw new Failure("conflict", SEAT_COPY.taken);
    await settleInvited(tx, id, { status: "accepted", memberId, acceptedAt: tx.now() });
    await settleTier(tx, memberId);
  });
  await putAwayOpen(ctx);
  return { status: "accepted" };
}
