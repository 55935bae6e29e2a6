import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { LEAVING_COPY } from "./copy";
import { isLeaving } from "./is-leaving";

/**
 * Refuses to start anything in an account that is due to be erased: someone on their way out would
 * pay for something and lose it. To change their mind, they first keep the account (PATCH
 * /api/account).
 *
 * @throws Failure conflict
 */
export async function requireStaying(ctx: MemberCtx): Promise<void> {
  if (!(await isLeaving(ctx, ctx.actor.user.id))) return;
  throw new Failure("conflict", LEAVING_COPY[audienceOf(ctx.actor.user)].toBeErased);
}
