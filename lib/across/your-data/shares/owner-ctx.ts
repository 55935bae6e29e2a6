import { findMember } from "@/lib/core/identity/find-member";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { isAdult } from "./policy";

/**
 * The owner's own context, used only to read what they share. Callers write the audit row with
 * their own context. Null once the owner is gone, deactivated or not an adult, which ends all their
 * shares.
 */
export async function ownerCtx(ctx: Ctx, ownerId: string): Promise<MemberCtx | null> {
  const owner = await findMember(ctx, ownerId);
  return owner && isAdult(owner.user) ? ctx.as(owner) : null;
}
