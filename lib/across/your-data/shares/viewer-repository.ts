import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { ADULT_AGE } from "@/lib/shared/audience";
import { hashToken, newId } from "@/lib/shared/ids";
import { ENDED_SHOWN_MS, MAX_LISTED } from "./constants";
import { addressIndex, asPlain, notOver, type PlainShare, plain } from "./repository";

export interface OwnerName {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export interface ReceivedShare extends PlainShare {
  readonly owner: OwnerName;
}

/** Matches owners who are adults and can sign in. No one can open anyone else's shares. */
export const anAdult = { active: true, age: { gte: ADULT_AGE } } as const;
/** Locks a share for this transaction. */
export const lock = (ctx: Ctx, id: string) =>
  ctx.db.$queryRaw`SELECT 1 FROM shares WHERE "id" = ${id}::uuid FOR UPDATE`;
const withOwner = { ...plain, owner: { select: { firstName: true, lastName: true } } } as const;

/** A pending invitation to the address the caller signed in with. */
const waiting = (ctx: MemberCtx) => ({
  kind: "family",
  inviteeEmailIndex: addressIndex(ctx, ctx.actor.user.email),
  ownerId: { not: ctx.actor.user.id },
  acceptedAt: null,
  ...notOver,
  expiresAt: { gt: ctx.now() },
  owner: anAdult,
});

/**
 * Invitations pending for the caller and shares they accepted, including recently ended ones.
 * Newest first.
 */
export async function findReceived(ctx: MemberCtx): Promise<ReceivedShare[]> {
  const gt = new Date(ctx.now().getTime() - ENDED_SHOWN_MS);
  const accepted = {
    viewerId: ctx.actor.user.id,
    owner: anAdult,
    OR: [notOver, { revokedAt: { gt } }, { leftAt: { gt } }],
  };
  const rows = await ctx.db.share.findMany({
    where: { OR: [accepted, waiting(ctx)] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_LISTED,
    select: withOwner,
  });
  return rows.map((row) => ({ ...asPlain(row), owner: row.owner }));
}

/**
 * Answers an invitation to the caller's own address. If two answers come at the same moment, the
 * second finds nothing pending.
 *
 * @returns whose invitation it is, or null if it's unknown, someone else's, answered or ended
 */
export async function answerReceived(
  ctx: MemberCtx,
  id: string,
  answer: "accept" | "decline",
): Promise<{ ownerId: string } | null> {
  await lock(ctx, id);
  const open = await ctx.db.share.findFirst({
    where: { id, ...waiting(ctx) },
    select: { ownerId: true },
  });
  if (!open) return null;
  const now = ctx.now();
  const data =
    answer === "accept" ? { acceptedAt: now, viewerId: ctx.actor.user.id } : { declinedAt: now };
  await ctx.db.share.update({ where: { id }, data, select: { id: true } });
  return open;
}

/** @returns whose share it was, or null if the caller isn't viewing such a share */
export async function leaveReceived(
  ctx: MemberCtx,
  id: string,
): Promise<{ ownerId: string } | null> {
  const [row] = await ctx.db.share.updateManyAndReturn({
    where: { id, viewerId: ctx.actor.user.id, ...notOver },
    data: { leftAt: ctx.now() },
    select: { ownerId: true },
  });
  return row ?? null;
}

/**
 * Locks the share for this transaction. Ending it waits for anyone who is looking right now, and
 * afterwards no one can look.
 */
const held = async (ctx: Ctx, id: string): Promise<PlainShare | null> => {
  await lock(ctx, id);
  const row = await ctx.db.share.findUnique({ where: { id }, select: plain });
  return row && asPlain(row);
};

/** A share that the caller owns or was given. */
export async function holdVisible(ctx: MemberCtx, id: string): Promise<PlainShare | null> {
  const { id: caller } = ctx.actor.user;
  const where = { id, OR: [{ ownerId: caller }, { viewerId: caller }] };
  return (await ctx.db.share.count({ where })) > 0 ? held(ctx, id) : null;
}

export async function holdByToken(ctx: Ctx, token: string): Promise<PlainShare | null> {
  const row = await ctx.db.share.findUnique({
    where: { tokenHash: hashToken(token) },
    select: { id: true },
  });
  return row && held(ctx, row.id);
}

/** A link's share, and whether its owner is still there and an adult. */
export async function findByToken(
  ctx: Ctx,
  token: string,
): Promise<(PlainShare & { isOwnerThere: boolean }) | null> {
  const row = await ctx.db.share.findUnique({
    where: { tokenHash: hashToken(token) },
    select: plain,
  });
  if (!row) return null;
  const isOwnerThere = (await ctx.db.user.count({ where: { id: row.ownerId, ...anAdult } })) > 0;
  return { ...asPlain(row), isOwnerThere };
}

/** @returns whether it's the first; the share is locked, so if two happen at once only one is */
export async function insertOpening(ctx: Ctx, shareId: string): Promise<boolean> {
  await ctx.db.shareOpening.create({
    data: { id: newId(), shareId, openedAt: ctx.now() },
    select: { id: true },
  });
  return (await ctx.db.shareOpening.count({ where: { shareId } })) === 1;
}
