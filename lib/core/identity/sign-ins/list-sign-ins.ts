import { signInsKey } from "@/lib/core/identity/constants";
import { findOpenSessions } from "@/lib/core/identity/session-repository";
import type { SignInPlace } from "@/lib/core/identity/types";
import type { MemberCtx } from "@/lib/ports/context";

/** Lists where the caller is signed in: this session first, then newest to oldest (ASVS 7.5.2). */
export async function listSignIns(ctx: MemberCtx): Promise<SignInPlace[]> {
  const { user, sid } = ctx.actor;
  const open = await findOpenSessions(ctx.db, user.id, ctx.now());
  return open
    .map(({ sid: other, signedInAt }) => ({ since: signedInAt.toISOString(), here: other === sid }))
    .sort((a, b) => Number(b.here) - Number(a.here) || b.since.localeCompare(a.since));
}

export const readSignIns = (ctx: MemberCtx) => ({
  queryKey: signInsKey,
  read: () => listSignIns(ctx),
});
