import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { fingerprint, hashToken } from "@/lib/shared/ids";
import { sealedTable, text } from "@/lib/shared/sealed-table";
import type { DataKey } from "@/lib/shared/sealing";
import {
  type Item,
  MAX_LISTED,
  type NameShown,
  OPENINGS_TOLD,
  type Period,
  type ShareKind,
  TURNED_DOWN_MS,
} from "./constants";

/** Encrypted with the owner's key, because they know the address and wrote the note. */
export const shareSeal = sealedTable("shares", { inviteeEmail: text, label: text });

export const plain = {
  id: true,
  ownerId: true,
  viewerId: true,
  kind: true,
  scope: true,
  nameShown: true,
  period: true,
  timeZone: true,
  expiresAt: true,
  acceptedAt: true,
  declinedAt: true,
  leftAt: true,
  revokedAt: true,
  createdAt: true,
} as const;

/** The part of a share that isn't encrypted. */
export interface PlainShare {
  readonly id: string;
  readonly ownerId: string;
  readonly viewerId: string | null;
  readonly kind: ShareKind;
  readonly scope: readonly Item[];
  readonly nameShown: NameShown;
  readonly period: Period | null;
  readonly timeZone: string;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly declinedAt: Date | null;
  readonly leftAt: Date | null;
  readonly revokedAt: Date | null;
  readonly createdAt: Date;
}

/** The row as read from the database, whose checks enforce the enums. */
type Row = Omit<PlainShare, "kind" | "scope" | "nameShown" | "period"> & {
  readonly kind: string;
  readonly scope: readonly string[];
  readonly nameShown: string;
  readonly period: number | null;
};

export const asPlain = (row: Row): PlainShare => row as PlainShare;

export interface OwnShare extends PlainShare {
  readonly label: string | null;
  readonly inviteeEmail: string | null;
  /** Null until someone other than the owner has looked. */
  readonly firstOpenedAt: Date | null;
  readonly opened: number;
  readonly openedAt: readonly Date[];
}

const forOwner = {
  ...plain,
  label: true,
  inviteeEmail: true,
  openings: { orderBy: { openedAt: "desc" }, take: OPENINGS_TOLD, select: { openedAt: true } },
} as const;

type OwnRow = Row & {
  readonly label: string | null;
  readonly inviteeEmail: string | null;
  readonly openings: readonly { readonly openedAt: Date }[];
};

interface Openings {
  readonly count: number;
  readonly first: Date | null;
}

const asOwn = (key: DataKey, { openings, ...row }: OwnRow, looks?: Openings): OwnShare => ({
  ...asPlain(row),
  ...shareSeal.open(key, row),
  firstOpenedAt: looks?.first ?? null,
  opened: looks?.count ?? 0,
  openedAt: openings.map(({ openedAt }) => openedAt),
});

/** Makes an address searchable without storing it in readable form. */
export const addressIndex = (ctx: Ctx, address: string): string =>
  fingerprint(ctx.fingerprintSecret, address.toLowerCase());

/**
 * Locks the caller's shares for this transaction, so two concurrent requests can't create a
 * duplicate.
 */
export async function lockOwner(ctx: MemberCtx): Promise<void> {
  await ctx.db
    .$queryRaw`SELECT 1 FROM users WHERE "id" = ${ctx.actor.user.id}::uuid FOR NO KEY UPDATE`;
}

export interface NewShare {
  readonly id: string;
  readonly kind: ShareKind;
  readonly items: readonly Item[];
  readonly nameShown: NameShown;
  readonly timeZone: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly label?: string | undefined;
  readonly inviteeEmail?: string;
  readonly token?: string;
  readonly period?: Period;
}

type Renewed = Pick<NewShare, "items" | "label" | "nameShown" | "timeZone"> & {
  readonly inviteeEmail: string;
};

export async function insertShare(ctx: MemberCtx, made: NewShare): Promise<OwnShare> {
  const { id, items, token, label = null, inviteeEmail = null, ...rest } = made;
  const { key, user } = ctx.actor;
  const row = await ctx.db.share.create({
    data: {
      id,
      ...rest,
      ownerId: user.id,
      scope: [...items],
      ...shareSeal.seal(key, id, { inviteeEmail, label }),
      inviteeEmailIndex: inviteeEmail && addressIndex(ctx, inviteeEmail),
      tokenHash: token ? hashToken(token) : null,
    },
    select: forOwner,
  });
  return asOwn(key, row);
}

export async function findOwnerAddress(ctx: Ctx, id: string): Promise<string | null> {
  return (await ctx.db.user.findUnique({ where: { id }, select: { email: true } }))?.email ?? null;
}

/**
 * How often each of these shares was opened, and when first. Prisma's own count would count every
 * share's openings.
 */
async function openingsOf(
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Openings>> {
  const looks = await ctx.db.shareOpening.groupBy({
    by: ["shareId"],
    where: { shareId: { in: [...ids] } },
    _min: { openedAt: true },
    _count: { _all: true },
  });
  return new Map(
    looks.map(({ shareId, _min, _count }) => [
      shareId,
      { first: _min.openedAt, count: _count._all },
    ]),
  );
}

/**
 * The caller's shares: first all that can still be opened or answered, then the latest that have
 * ended. Newest first within each group.
 */
export async function findOwnShares(ctx: MemberCtx): Promise<OwnShare[]> {
  const ownerId = ctx.actor.user.id;
  const open = {
    ...notOver,
    OR: [{ acceptedAt: { not: null } }, { expiresAt: { gt: ctx.now() } }],
  };
  const listed = {
    orderBy: [{ createdAt: "desc" as const }, { id: "desc" as const }],
    select: forOwner,
  };
  const rows = [
    ...(await ctx.db.share.findMany({ where: { ownerId, ...open }, ...listed })),
    ...(await ctx.db.share.findMany({
      where: { ownerId, NOT: open },
      ...listed,
      take: MAX_LISTED,
    })),
  ];
  const looks = await openingsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => asOwn(ctx.actor.key, row, looks.get(row.id)));
}

export async function findOwnShare(ctx: MemberCtx, id: string): Promise<OwnShare | null> {
  const row = await ctx.db.share.findFirst({
    where: { id, ownerId: ctx.actor.user.id },
    select: forOwner,
  });
  return row && asOwn(ctx.actor.key, row, (await openingsOf(ctx, [id])).get(id));
}

export const notOver = { revokedAt: null, declinedAt: null, leftAt: null } as const;

/**
 * Locks the caller's pending invitation to this address for this transaction. If an answer is in
 * flight, it waits for that and then finds nothing pending.
 */
export async function holdWaiting(ctx: MemberCtx, address: string): Promise<string | null> {
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT "id"::text FROM shares
    WHERE "ownerId" = ${ctx.actor.user.id}::uuid AND "inviteeEmailIndex" = ${addressIndex(ctx, address)}
      AND "acceptedAt" IS NULL AND "revokedAt" IS NULL AND "declinedAt" IS NULL AND "leftAt" IS NULL
      AND "expiresAt" > ${ctx.now()}
    ORDER BY "createdAt" DESC FOR UPDATE`;
  return rows[0]?.id ?? null;
}

/** Replaces a pending invitation's contents with the new one's. Its link and expiry stay. */
export async function renewWaiting(ctx: MemberCtx, id: string, made: Renewed): Promise<OwnShare> {
  const { items, label = null, inviteeEmail, nameShown, timeZone } = made;
  const { key } = ctx.actor;
  const row = await ctx.db.share.update({
    where: { id },
    data: {
      scope: [...items],
      nameShown,
      timeZone,
      ...shareSeal.seal(key, id, { inviteeEmail, label }),
    },
    select: forOwner,
  });
  return asOwn(key, row);
}

/** When the caller invited this address before. */
export async function findInvitedAt(ctx: MemberCtx, address: string): Promise<Date[]> {
  const rows = await ctx.db.share.findMany({
    where: { ownerId: ctx.actor.user.id, inviteeEmailIndex: addressIndex(ctx, address) },
    select: { createdAt: true },
  });
  return rows.map(({ createdAt }) => createdAt);
}

export async function sharesWith(ctx: MemberCtx, address: string): Promise<boolean> {
  const row = await ctx.db.share.findFirst({
    where: {
      ownerId: ctx.actor.user.id,
      inviteeEmailIndex: addressIndex(ctx, address),
      acceptedAt: { not: null },
      ...notOver,
    },
    select: { id: true },
  });
  return row !== null;
}

export interface TurnedDown {
  readonly how: "declined" | "left";
  readonly at: Date;
}

/** The last time this address declined the caller's share or left it, if that was recent. */
export async function findTurnedDown(ctx: MemberCtx, address: string): Promise<TurnedDown | null> {
  const gt = new Date(ctx.now().getTime() - TURNED_DOWN_MS);
  const rows = await ctx.db.share.findMany({
    where: {
      ownerId: ctx.actor.user.id,
      inviteeEmailIndex: addressIndex(ctx, address),
      OR: [{ declinedAt: { gt } }, { leftAt: { gt } }],
    },
    select: { declinedAt: true, leftAt: true },
  });
  const all = rows.flatMap(({ declinedAt, leftAt }): TurnedDown[] => [
    ...(declinedAt ? [{ how: "declined" as const, at: declinedAt }] : []),
    ...(leftAt ? [{ how: "left" as const, at: leftAt }] : []),
  ]);
  return all.sort((one, other) => other.at.getTime() - one.at.getTime())[0] ?? null;
}

/** Whether this address belongs to a known minor. */
export async function isKnownMinor(ctx: Ctx, address: string): Promise<boolean> {
  const person = await ctx.db.user.findUnique({
    where: { email: address.toLowerCase() },
    select: { isChildAccount: true },
  });
  return person?.isChildAccount === true;
}

/** @returns whether the caller has such a family share that hasn't ended */
export async function writeItems(
  ctx: MemberCtx,
  id: string,
  items: readonly Item[],
): Promise<boolean> {
  const waiting = [{ acceptedAt: { not: null } }, { expiresAt: { gt: ctx.now() } }];
  const { count } = await ctx.db.share.updateMany({
    where: { id, ownerId: ctx.actor.user.id, kind: "family", ...notOver, OR: waiting },
    data: { scope: [...items] },
  });
  return count === 1;
}

/**
 * Ends one of the caller's shares, or all of them.
 *
 * @returns the ids of those that hadn't ended yet
 */
export async function revokeOwn(ctx: MemberCtx, id?: string): Promise<string[]> {
  const ended = await ctx.db.share.updateManyAndReturn({
    where: { ...(id ? { id } : {}), ownerId: ctx.actor.user.id, ...notOver },
    data: { revokedAt: ctx.now() },
    select: { id: true },
  });
  return ended.map((share) => share.id);
}

/**
 * Deletes shares that ended before this time, with their openings. Uses the index `shares_over`.
 *
 * @returns how many were deleted
 */
export const dropEndedBefore = (ctx: Ctx, before: Date): Promise<number> =>
  ctx.db.$executeRaw`
    DELETE FROM shares
    WHERE LEAST("revokedAt", "declinedAt", "leftAt", CASE WHEN "acceptedAt" IS NULL THEN "expiresAt" END) < ${before}`;
