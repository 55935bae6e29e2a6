import type { MemberCtx } from "@/lib/ports/context";
import type { SeatView } from "../schema";
import { isNameShown } from "./policy";
import { addressIndex, type StoredSeat } from "./repository";

/**
 * A place as its owner sees it: who, and whether they sit there; never how they use it. Who left is
 * an address again.
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
