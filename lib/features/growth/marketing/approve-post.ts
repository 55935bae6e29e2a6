import { recordAudit } from "@/lib/core/audit/record-audit";
import { forgetTries } from "@/lib/features/growth/publishing/forget-tries";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { problemsOf } from "./policy";
import { changePost } from "./post-repository";
import { requireChangeable } from "./require-changeable";
import type { ApprovePostInput } from "./schema";
import type { StaffPost } from "./types";

/**
 * Records a person's approval of the post as it stands, or withdraws it. Claims, and
 * anything the platform would reject, block it; each is reported at its field.
 *
 * @throws Failure not_found, conflict (it is out, or was changed since it was read), invalid with
 *   the fields
 */
export function approvePost(
  ctx: MemberCtx,
  { id, revision, approved }: ApprovePostInput,
): Promise<StaffPost> {
  return ctx.transaction(async (tx) => {
    const post = await requireChangeable(tx, { id, revision });
    const issues = approved ? problemsOf(post) : [];
    if (issues[0]) throw new Failure("invalid", issues[0].message, { issues });
    if (approved && !post.approvedAt) await forgetTries(tx, { postId: id });
    const decided = await changePost(tx, id, {
      approvedAt: approved ? (post.approvedAt ?? tx.now()) : null,
      approvedById: approved ? tx.actor.user.id : null,
    });
    const action = approved ? "marketing.approve" : "marketing.withdraw";
    await recordAudit(tx, { action, outcome: "done", resource: id });
    return decided;
  });
}
