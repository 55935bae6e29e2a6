import type { Ctx, Member } from "@/lib/ports/context";
import { loadDataKey } from "./data-key-repository";
import { findSignedInUser } from "./session-repository";

/**
 * Loads a person and their key for a job that works on their behalf. Null if they're gone or
 * deactivated.
 */
export async function findMember(ctx: Ctx, userId: string): Promise<Member | null> {
  const user = await findSignedInUser(ctx.db, userId);
  if (!user) return null;
  const key = await loadDataKey(ctx.db, ctx.keys, { ownerKind: "person", ownerId: userId });
  return { kind: "member", user, key, sid: "", signedInAt: ctx.now() };
}
