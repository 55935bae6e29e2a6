import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { requireAdult } from "./policy";
import { findOwnShare, writeItems } from "./repository";
import type { ChangeShareInput } from "./schema";
import { givenShare } from "./shown-share";
import type { Share } from "./types";

/**
 * Changes what a family share shows from the next look on; removed items are gone at once. A
 * provider link can't change: it shows what it was given out for.
 *
 * @throws Failure forbidden, not_found (also for someone else's share, and one that's over)
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
