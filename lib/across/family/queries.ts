import type { MemberCtx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import { notFound } from "@/lib/shared/failure";
import { findChildren, type GuardedChild } from "./repository";

/** Whether this person is on record as a child's parent. */
export const hasChildren = async (ctx: MemberCtx): Promise<boolean> =>
  (await findChildren(ctx)).length > 0;

/**
 * Finds the caller's child by the address on record. A minor can't be a guardian.
 *
 * @throws Failure not_found, also for someone else's child (AUTH-12)
 */
export async function requireChild(ctx: MemberCtx, id: string): Promise<GuardedChild> {
  const [child] = isChildMode(ctx.actor.user) ? [] : await findChildren(ctx, id);
  if (!child) throw notFound("This child");
  return child;
}
