import type { Ctx, Member } from "@/lib/ports/context";
import { loadDataKey } from "./data-key-repository";
import { findUser } from "./session-repository";

/**
 * Loads a person and their key for staff who are responsible for them. Deactivated accounts are
 * included, because a crisis doesn't end with the account. Null if they're gone. Callers write the
 * audit row.
 */
export async function findPerson(ctx: Ctx, userId: string): Promise<Member | null> {
  const user = await findUser(ctx.db, userId);
  if (!user) return null;
  const key = await loadDataKey(ctx.db, ctx.keys, { ownerKind: "person", ownerId: userId });
  return { kind: "member", user, key, sid: "", signedInAt: ctx.now() };
}
