import { findOwnTier } from "@/lib/features/billing/queries";
import type { Ctx } from "@/lib/ports/context";
import { findSeatedMembers, findSeatOfMember } from "./repository";

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

/**
 * Whether a person pays for a plan with seats that's usable now; a seat in someone else's isn't
 * enough.
 */
export const hasFamilyPlan = async (ctx: Ctx, userId: string): Promise<boolean> =>
  (await findOwnTier(ctx, userId)) === "family_premium";

/** Ids of the members seated in these people's plans. */
export const listMembers = (
  ctx: Pick<Ctx, "db">,
  ...ownerIds: readonly string[]
): Promise<string[]> => findSeatedMembers(ctx, ...ownerIds);
