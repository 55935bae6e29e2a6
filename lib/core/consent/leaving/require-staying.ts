import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { LEAVING_COPY } from "./copy";
import { isLeaving } from "./is-leaving";

/**
 * Nothing is begun in an account that is to be erased: it would be paid for, or lost, by somebody
 * who wanted to go. Whoever changes their mind keeps the account first (PATCH /api/account).
 *
 * @throws Failure conflict
 */
export async function requireStaying(ctx: MemberCtx): Promise<void> {
  if (!(await isLeaving(ctx, ctx.actor.user.id))) return;
  throw new Failure("conflict", LEAVING_COPY[audienceOf(ctx.actor.user)].toBeErased);
}
