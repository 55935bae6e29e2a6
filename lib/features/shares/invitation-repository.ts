import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { addressIndex, asPlain, notOver, type PlainShare, plain, turnedDownLately } from "./repository";
import { anAdult, lock, type Named } from "./viewer-repository";

/** What lies between one owner and one address. */
export interface Invited {
  /** Their newest share: whoever is invited again within a week gets no second mail, and the first leads here too. */
  readonly newest: PlainShare;
  readonly owner: Named;
  /** The owner can sign in and is grown up. */
  readonly isOwnerThere: boolean;
  /** Whoever reads the address said no to this owner not long ago, or left. */
  readonly wantsQuiet: boolean;
  readonly inviteeEmailIndex: string;
}

/** @param id of any family share of the two; null once it is gone */
export async function findInvited(ctx: Ctx, id: string): Promise<Invited | null> {
  const named = await ctx.db.share.findFirst({
    where: { id, kind: "family" },
    select: { ownerId: true, inviteeEmailIndex: true, owner: { select: { firstName: true, lastName: true } } },
  });
  if (!named?.inviteeEmailIndex) return null;
  const { ownerId, inviteeEmailIndex, owner } = named;
  const ofTheTwo = { ownerId, inviteeEmailIndex };
  const newest = await ctx.db.share.findFirst({
    where: ofTheTwo,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: plain,
  });
  if (!newest) return null;
  const [quiet, there] = [
    await ctx.db.share.count({ where: { ...ofTheTwo, OR: turnedDownLately(ctx) } }),
    await ctx.db.user.count({ where: { id: ownerId, ...anAdult } }),
  ];
  return { newest: asPlain(newest), owner, isOwnerThere: there > 0, wantsQuiet: quiet > 0, inviteeEmailIndex };
}

/** Whether an invitation went to the address of the caller's sign-in. */
export const isInvited = (ctx: MemberCtx, { inviteeEmailIndex }: Invited): boolean =>
  inviteeEmailIndex === addressIndex(ctx, ctx.actor.user.email);

/** Says no to an invitation that waits, once: of a yes and a no at the same moment one finds nothing open. @returns whether it waited */
export async function declineWaiting(ctx: Ctx, id: string): Promise<boolean> {
  await lock(ctx, id);
  const { count } = await ctx.db.share.updateMany({
    where: { id, kind: "family", acceptedAt: null, ...notOver, expiresAt: { gt: ctx.now() } },
    data: { declinedAt: ctx.now() },
  });
  return count === 1;
}
