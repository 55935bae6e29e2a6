import { findNaming } from "@/lib/across/family/repository";
import { recordAudit } from "@/lib/core/audit/record-audit";
import { moveRequests } from "@/lib/core/consent/move-requests";
import { promiseNotice } from "@/lib/core/consent/notify-parent";
import { findPerson } from "@/lib/core/identity/find-person";
import { moveParentAddress } from "@/lib/core/identity/move-parent-address";
import type { AddressMove } from "@/lib/core/identity/types";
import type { Ctx } from "@/lib/ports/context";

/** Ids of the minors whose parent has this address, in id order. */
export const findFollowing = (ctx: Ctx, address: string): Promise<readonly string[]> =>
  findNaming(ctx, address);

/**
 * Moves a parent's new address, which the identity provider vouches for, into their children's
 * records and consent answers; otherwise they'd lose the children and the mails about them
 * (decision 0042). The reader is the same person, so whatever they were shown stays. A teenager's
 * parent gets the notice again, because the old one's link is derived from the old address. Call it
 * with all of them locked.
 */
export async function followParent(
  ctx: Ctx,
  childIds: readonly string[],
  move: AddressMove,
): Promise<void> {
  for (const id of childIds) {
    const child = await findPerson(ctx, id);
    if (!child) continue;
    const asChild = ctx.as(child);
    const isOnRecord = await moveParentAddress(asChild, move);
    await moveRequests(asChild, move);
    if (isOnRecord && child.user.ageGroup === "teen") await promiseNotice(asChild, move.to);
    await recordAudit(ctx, {
      action: "account.parent_address",
      outcome: "done",
      subject: id,
      resource: `users/${id}`,
    });
  }
}
