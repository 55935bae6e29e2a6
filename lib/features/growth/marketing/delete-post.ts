import { recordAudit } from "@/lib/core/audit/record-audit";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { KEPT_DELETED_MS } from "./constants";
import { changePost, dropPostsDeletedBefore } from "./post-repository";
import { requireChangeable } from "./require-changeable";
import type { PostIdInput } from "./schema";

/**
 * Removes a post from every list and from publishing. For thirty days `editPost` can restore it,
 * without its approval.
 *
 * @throws Failure not_found, conflict (it's out, and the record of that is kept)
 */
export function deletePost(ctx: MemberCtx, { id }: PostIdInput): Promise<void> {
  return ctx.transaction(async (tx) => {
    await requireChangeable(tx, { id });
    await changePost(tx, id, { deletedAt: tx.now(), approvedAt: null, approvedById: null });
    await recordAudit(tx, { action: "marketing.delete", outcome: "done", resource: id });
  });
}

/** Purges posts deleted more than thirty days ago; until then they can be restored. */
export const dropDeletedPosts = (ctx: Ctx): Promise<number> =>
  dropPostsDeletedBefore(ctx, new Date(ctx.now().getTime() - KEPT_DELETED_MS));
