import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { addressIndex, asPlain, notOver, type PlainShare, plain } from "./repository";
import { anAdult, lock, type OwnerName } from "./viewer-repository";

/** One invitation as its own link shows it, regardless of other shares between the two people. */
export interface Invited {
  readonly share: PlainShare;
  readonly owner: OwnerName;
  /** The owner is an adult and can still sign in. */
  readonly isOwnerThere: boolean;
  readonly inviteeEmailIndex: string;
}

/** @returns null if the invitation no longer exists */
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

/** Whether the invitation went to the address the caller signed in with. */
export const isInvited = (ctx: MemberCtx, { inviteeEmailIndex }: Invited): boolean =>
  inviteeEmailIndex === addressIndex(ctx, ctx.actor.user.email);

/**
 * Declines a pending invitation. If an accept and a decline race, the slower one finds nothing
 * pending.
 *
 * @returns whether it was pending
 */
export async function declineWaiting(ctx: Ctx, id: string): Promise<boolean> {
  await lock(ctx, id);
  const { count } = await ctx.db.share.updateMany({
    where: { id, kind: "family", acceptedAt: null, ...notOver, expiresAt: { gt: ctx.now() } },
    data: { declinedAt: ctx.now() },
  });
  return count === 1;
}
