import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { LEAVING_COPY } from "./copy";
import { isLeaving } from "./is-leaving";

/**
 * Refuses to start anything in an account due for erasure: somebody who wanted to leave would pay
 * for it or lose it. To change their mind, they keep the account first (PATCH /api/account).
 *
 * @throws Failure conflict
 */
export async function requireStaying(ctx: MemberCtx): Promise<void> {
  if (!(await isLeaving(ctx, ctx.actor.user.id))) return;
  throw new Failure("conflict", LEAVING_COPY[audienceOf(ctx.actor.user)].toBeErased);
}
