import { isGoingOut } from "@/lib/features/growth/publishing/queries";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { MARKETING_COPY } from "./copy";
import { lockPost, setOwnDeleted } from "./post-repository";
import type { PostIdInput } from "./schema";

/**
 * Deletes one of the caller's drafts; `restoreOwnPost` brings it back.
 *
 * @throws Failure not_found, also for one that is out; conflict while it is going out
 */
export function deleteOwnPost(ctx: MemberCtx, { id }: PostIdInput): Promise<void> {
  return ctx.transaction(async (tx) => {
    await lockPost(tx, id);
    const isGoing = await isGoingOut(tx, { postId: id });
    // Someone else's draft is not found, whether or not it's being published.
    if (!(await setOwnDeleted(tx, id, tx.now()))) throw notFound("This draft");
    if (isGoing) throw new Failure("conflict", MARKETING_COPY.refusals.goingOut);
  });
}
