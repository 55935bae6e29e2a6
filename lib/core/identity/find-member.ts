import type { Ctx, Member } from "@/lib/ports/context";
import { loadDataKey } from "./data-key-repository";
import { findSignedInUser } from "./session-repository";

/**
 * A person for a job that works on their behalf, with their key; null when they are gone or
 * deactivated.
 */
export async function findMember(ctx: Ctx, userId: string): Promise<Member | null> {
  const user = await findSignedInUser(ctx.db, userId);
  if (!user) return null;
  const key = await loadDataKey(ctx.db, ctx.keys, { ownerKind: "person", ownerId: userId });
  return { kind: "member", user, key, sid: "", signedInAt: ctx.now() };
}
