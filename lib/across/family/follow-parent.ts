import { findNaming } from "@/lib/across/family/repository";
import { recordAudit } from "@/lib/core/audit/record-audit";
import { promiseNotice } from "@/lib/core/consent/notify-parent";
import { moveRequests } from "@/lib/core/consent/requests";
import { moveParentAddress } from "@/lib/core/identity/profile-repository";
import { findPerson } from "@/lib/core/identity/queries";
import type { AddressMove } from "@/lib/core/identity/types";
import type { Ctx } from "@/lib/ports/context";

/** Ids of the minors whose parent has this address, ordered by id. */
export const findFollowing = (ctx: Ctx, address: string): Promise<readonly string[]> =>
  findNaming(ctx, address);

/**
 * Copies a parent's new address, confirmed by the identity provider, to their children's records
 * and consent answers. Otherwise the parent would lose the children and the mails about them
 * (decision 0042). The parent is still the same person, so everything shown to them stays. A
 * teenager's parent gets the notice again, because its link is derived from the address. Call it
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
