import { findMember } from "@/lib/core/identity/find-member";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { isAdult } from "./policy";

/**
 * The owner's own reach, to read what they share and nothing else. Whoever calls this writes the
 * audit row, with their own context. Null once the owner is gone, deactivated or no adult: then all
 * that they share is over.
 */
export async function ownerCtx(ctx: Ctx, ownerId: string): Promise<MemberCtx | null> {
  const owner = await findMember(ctx, ownerId);
  return owner && isAdult(owner.user) ? ctx.as(owner) : null;
}
