import type { Ctx, Member } from "@/lib/ports/context";
import { loadDataKey } from "./data-key-repository";
import { findUser } from "./session-repository";

/**
 * A person for staff who answer for them, with their key: also one whose account was deactivated,
 * because a crisis does not end with it. Null when they are gone. Whoever calls this writes the
 * audit row.
 */
export async function findPerson(ctx: Ctx, userId: string): Promise<Member | null> {
  const user = await findUser(ctx.db, userId);
  if (!user) return null;
  const key = await loadDataKey(ctx.db, ctx.keys, { ownerKind: "person", ownerId: userId });
  return { kind: "member", user, key, sid: "", signedInAt: ctx.now() };
}
