import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { LEAVING_COPY } from "./copy";
import { findEraseAfter } from "./repository";

/** Whether a person's account is set to be erased, now or later. */
export const isLeaving = async (ctx: Ctx, userId: string): Promise<boolean> =>
  (await findEraseAfter(ctx, userId)) !== null;

/** The day an account is erased at its owner's or a parent's request. Null for one that stays. */
export const eraseDayOf = (ctx: Ctx, userId: string): Promise<Date | null> =>
  findEraseAfter(ctx, userId);

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
