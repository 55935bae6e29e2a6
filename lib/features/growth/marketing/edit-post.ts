import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { changePost } from "./post-repository";
import { requireCampaign } from "./require-campaign";
import { requireChangeable } from "./require-changeable";
import type { EditPostInput } from "./schema";
import type { StaffPost } from "./types";

/**
 * Changes a draft, or restores a deleted one. Approval covers the exact text, so changing anything
 * that will be published withdraws it. A draft may contain text that couldn't be approved, so
 * no one's writing is lost.
 *
 * @throws Failure not_found, conflict (it is out, or a colleague changed it meanwhile), invalid
 */
export function editPost(
  ctx: MemberCtx,
  { id, revision, deleted, ...changes }: EditPostInput,
): Promise<StaffPost> {
  return ctx.transaction(async (tx) => {
    const post = await requireChangeable(tx, { id, revision }, deleted === false);
    if (changes.campaignId) await requireCampaign(tx, changes.campaignId, post.platform);
    const changesText = Object.entries(changes).some(
      ([key, value]) => key !== "campaignId" && value !== undefined,
    );
    const edited = await changePost(tx, id, {
      ...changes,
      ...(deleted === false ? { deletedAt: null } : {}),
      ...(changesText ? { revision: post.revision + 1, approvedAt: null, approvedById: null } : {}),
    });
    const action = post.deletedAt ? "marketing.restore" : "marketing.edit";
    await recordAudit(tx, { action, outcome: "done", resource: id });
    return edited;
  });
}
