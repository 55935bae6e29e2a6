import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { SEAT_COPY } from "./copy";
import { findOwnerOfReceived, findStanding, lockPlans } from "./repository";

/**
 * Requires an open invitation to the caller's sign-in address and locks both people's plans for
 * this transaction. An invitation to another address, or to a minor from anyone but their parent on
 * record, counts as not found.
 *
 * @returns the owner's id
 * @throws Failure not_found, conflict (already answered)
 */
export async function requireReceived(tx: MemberCtx, id: string): Promise<string> {
  const ownerId = await findOwnerOfReceived(tx, id);
  if (!ownerId) throw notFound("This invitation");
  await lockPlans(tx, ownerId, tx.actor.user.id);
  const seat = await findStanding(tx, id);
  if (seat?.status === "accepted" || seat?.status === "declined") {
    throw new Failure("conflict", SEAT_COPY.answeredBefore);
  }
  if (seat?.status !== "invited" || seat.expiresAt <= tx.now())
    throw new Failure("not_found", SEAT_COPY.ended);
  return ownerId;
}
