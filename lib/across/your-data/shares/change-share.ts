import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { requireAdult } from "./policy";
import { findOwnShare, writeItems } from "./repository";
import type { ChangeShareInput } from "./schema";
import { givenShare } from "./shown-share";
import type { Share } from "./types";

/**
 * Other items from the next look on; what is taken out is gone at once. Of a family share alone:
 * what a link shows is what it was given out for.
 *
 * @throws Failure forbidden, not_found (also for somebody else's, and one that is over)
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
