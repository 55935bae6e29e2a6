import type { Ctx, Member, MemberCtx } from "@/lib/ports/context";
import { loadDataKey } from "./data-key-repository";
import { readOwnProfile } from "./profile-repository";
import { findSignedInUser, findUser } from "./session-repository";
import type { CurrentUser } from "./types";

/** The signed-in person with their encrypted columns opened (API-13). */
export const readCurrentUser = (ctx: MemberCtx): Promise<CurrentUser> => readOwnProfile(ctx);

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
