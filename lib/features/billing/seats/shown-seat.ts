import type { MemberCtx } from "@/lib/ports/context";
import type { SeatView } from "../schema";
import { isNameShown } from "./policy";
import { addressIndex, type StoredSeat } from "./repository";

/**
 * A seat as its owner sees it: who has it and whether they use it, never how. A person who left
 * shows only as an address again.
 */
export function shownSeat(ctx: MemberCtx, seat: StoredSeat, mayAskAgain = false): SeatView {
  const { id, inviteeEmail, status, expiresAt, createdAt, member } = seat;
  const isNamed =
    status === "accepted" &&
    member !== null &&
    isNameShown(member, addressIndex(ctx, ctx.actor.user.email));
  return {
    id,
    inviteeEmail,
    memberName: isNamed ? member.firstName : null,
    status,
    mayAskAgain,
    expiresAt: expiresAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
