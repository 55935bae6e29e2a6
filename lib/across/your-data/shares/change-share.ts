import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { requireAdult } from "./policy";
import { findOwnShare, writeItems } from "./repository";
import type { ChangeShareInput } from "./schema";
import { givenShare } from "./shown-share";
import type { Share } from "./types";

/**
 * Changes what a family share shows from the next look on. Removed items disappear at once. A
 * provider link can't be changed; it shows what it was created for.
 *
 * @throws Failure forbidden, not_found (also for someone else's share, or one that has ended)
 */
export async function changeShare(ctx: MemberCtx, { id, items }: ChangeShareInput): Promise<Share> {
  requireAdult(ctx.actor.user);
  return ctx.transaction(async (tx) => {
    if (!(await writeItems(tx, id, items))) throw notFound("This share");
    await recordAudit(tx, {
      action: "share.change",
      outcome: "done",
      subject: tx.actor.user.id,
      resource: `shares/${id}`,
      reason: items.join(","),
    });
    const share = await findOwnShare(tx, id);
    if (!share) throw notFound("This share");
    return givenShare(share, tx.now());
  });
}
