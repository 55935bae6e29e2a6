import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { addressIndex, asPlain, notOver, type PlainShare, plain } from "./repository";
import { anAdult, lock, type Named } from "./viewer-repository";

/**
 * An invitation as its own link knows it; what the same two have between them besides is none of
 * its matter.
 */
export interface Invited {
  readonly share: PlainShare;
  readonly owner: Named;
  /** The owner can sign in and is grown up. */
  readonly isOwnerThere: boolean;
  readonly inviteeEmailIndex: string;
}

/** @returns null once it is gone */
export async function findInvited(ctx: Ctx, id: string): Promise<Invited | null> {
  const row = await ctx.db.share.findFirst({
    where: { id, kind: "family" },
    select: {
      ...plain,
      inviteeEmailIndex: true,
      owner: { select: { firstName: true, lastName: true } },
    },
  });
  if (!row?.inviteeEmailIndex) return null;
  const { inviteeEmailIndex, owner, ...share } = row;
  const isOwnerThere = (await ctx.db.user.count({ where: { id: share.ownerId, ...anAdult } })) > 0;
  return { share: asPlain(share), owner, isOwnerThere, inviteeEmailIndex };
}

/** Whether an invitation went to the address of the caller's sign-in. */
export const isInvited = (ctx: MemberCtx, { inviteeEmailIndex }: Invited): boolean =>
  inviteeEmailIndex === addressIndex(ctx, ctx.actor.user.email);

/**
 * Says no to an invitation that waits, once: of a yes and a no at the same moment one finds nothing
 * open. @returns whether it waited
 */
export async function declineWaiting(ctx: Ctx, id: string): Promise<boolean> {
  await lock(ctx, id);
  const { count } = await ctx.db.share.updateMany({
    where: { id, kind: "family", acceptedAt: null, ...notOver, expiresAt: { gt: ctx.now() } },
    data: { declinedAt: ctx.now() },
  });
  return count === 1;
}
