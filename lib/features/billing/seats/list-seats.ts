import type { MemberCtx } from "@/lib/ports/context";
import type { SeatsView } from "../schema";
import { availableSeats, mayAskAgain } from "./policy";
import { hasFamilyPlan } from "./queries";
import { countAllDeclines, countTaken, findOwnSeats, findReceived } from "./repository";
import { shownSeat } from "./shown-seat";

/** The newest seats; anything older was settled long ago. */
const LISTED = 100;

/**
 * The caller's own seats, how many are still free, and the invitations waiting for the caller
 * (SUBS-15).
 */
export async function listSeats(ctx: MemberCtx): Promise<SeatsView> {
  const userId = ctx.actor.user.id;
  const [seats, received, taken, isOwner, declines] = await Promise.all([
    findOwnSeats(ctx, LISTED),
    findReceived(ctx, LISTED),
    countTaken(ctx, userId),
    hasFamilyPlan(ctx, userId),
    countAllDeclines(ctx),
  ]);
  return {
    seats: seats.map((seat) =>
      shownSeat(ctx, seat, mayAskAgain(declines.get(seat.inviteeEmailIndex) ?? 0, seat.status)),
    ),
    free: isOwner ? availableSeats(taken) : 0,
    received: received.map(({ id, expiresAt, owner }) => ({
      id,
      ownerName: owner.firstName,
      expiresAt: expiresAt.toISOString(),
    })),
  };
}
