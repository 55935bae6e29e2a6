import type { Ctx } from "@/lib/ports/context";
import { findSeatOfMember } from "./repository";

export interface Seat {
  readonly id: string;
  readonly ownerId: string;
  readonly ownerName: string | null;
}

/** A person's seat, whether or not its owner's plan is usable now; null if they have none. */
export async function findSeat(ctx: Pick<Ctx, "db">, memberId: string): Promise<Seat | null> {
  const seat = await findSeatOfMember(ctx, memberId);
  return seat && { id: seat.id, ownerId: seat.ownerId, ownerName: seat.owner.firstName };
}
