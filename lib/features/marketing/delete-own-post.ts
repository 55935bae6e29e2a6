import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { setOwnDeleted } from "./post-repository";
import type { PostIdInput } from "./schema";

/** Takes a draft of the caller away; `restoreOwnPost` brings it back. @throws Failure not_found, also for one that is out */
export async function deleteOwnPost(ctx: MemberCtx, { id }: PostIdInput): Promise<void> {
  if (!(await setOwnDeleted(ctx, id, ctx.now()))) throw notFound("This draft");
}
