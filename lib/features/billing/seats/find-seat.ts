import type { Ctx } from "@/lib/ports/context";
import { findSeatOfMember } from "./repository";

export interface Seat {
  readonly id: string;
  readonly ownerId: string;
  readonly ownerName: string | null;
}

/**
 * The place that a person sits in, whatever its owner's plan gives now; null when there is none.
 */
export async function findSeat(ctx: Pick<Ctx, "db">, memberId: string): Promise<Seat | null> {
  const seat = await findSeatOfMember(ctx, memberId);
  return seat && { id: seat.id, ownerId: seat.ownerId, ownerName: seat.owner.firstName };
}
