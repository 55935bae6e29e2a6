import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { ENDED_SEAT_DAYS } from "@/lib/features/billing/constants";
import type { SeatIdInput } from "@/lib/features/billing/schema";
import { settleTier } from "@/lib/features/billing/settle-tier";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { queueSeatEnded } from "./queue-seat-ended";
import { dropEndedBefore, endSeat, findSeatToEnd, lockPlans } from "./repository";

/**
 * Ends a seat: the owner takes it back or its member leaves (SUBS-15). The member falls back to any
 * other plan they have, keeps everything they wrote, and gets an email if they weren't the one who
 * left.
 *
 * @throws Failure not_found
 */
export async function endFamilySeat(ctx: MemberCtx, { id }: SeatIdInput): Promise<void> {
  const caller = ctx.actor.user;
  await ctx.transaction(async (tx) => {
    const known = await findSeatToEnd(tx, id);
    if (!known) throw notFound("This place");
    await lockPlans(tx, known.ownerId, known.memberId);
    const seat = await findSeatToEnd(tx, id);
    const isOwner = seat?.ownerId === caller.id;
    if (!seat || !(await endSeat(tx, seat, isOwner ? "removed" : "left")))
      throw notFound("This place");
    if (seat.status !== "accepted" || !seat.memberId) return;
    await settleTier(tx, seat.memberId);
    if (isOwner) await queueSeatEnded(tx, seat.memberId, seat.id);
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
}

const KEPT_MS = ENDED_SEAT_DAYS * 24 * 60 * 60 * 1000;

/**
 * The `retention` job: no address is kept for a seat that ended long ago. Safe to run twice and in
 * parallel.
 */
export const dropEndedSeats = (ctx: Ctx): Promise<number> =>
  dropEndedBefore(ctx, new Date(ctx.now().getTime() - KEPT_MS));
