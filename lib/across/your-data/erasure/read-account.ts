import { accountKey } from "@/lib/core/identity/constants";
import type { MemberCtx } from "@/lib/ports/context";
import type { AccountView } from "./policy";
import { findLeaving } from "./repository";

/**
 * When the caller's account will be erased, if at all. `byGuardian` is set if a parent asked for
 * it.
 */
export async function readAccount(ctx: MemberCtx): Promise<AccountView> {
  const leaving = await findLeaving(ctx, ctx.actor.user.id);
  const eraseAfter = leaving?.eraseAfter?.toISOString() ?? null;
  return leaving?.eraseAskedByGuardian ? { eraseAfter, byGuardian: true } : { eraseAfter };
}

/** For pages where the user can change their mind. */
export const readLeaving = (ctx: MemberCtx) => ({
  queryKey: accountKey,
  read: () => readAccount(ctx),
});
