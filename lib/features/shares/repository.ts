import { wasQueued } from "@/lib/features/outbox/was-queued";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { fingerprint, hashToken } from "@/lib/shared/ids";
import type { DataKey } from "@/lib/shared/sealing";
import {
  type Item,
  MOST_LISTED,
  type NameShown,
  OPENINGS_TOLD,
  type Period,
  type ShareKind,
  TURNED_DOWN_MS,
} from "./constants";
import { shareSeal } from "./sealed";

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

/** What of a share needs no key. */
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

/** As read; the database's own checks keep the closed lists. */
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
  /** Null while nobody else looked, and where one alone is read. */
  readonly firstOpenedAt: Date | null;
  readonly opened: number;
  readonly openedAt: readonly Date[];
}

const forOwner = {
  ...plain,
  label: true,
  inviteeEmail: true,
  _count: { select: { openings: true } },
  openings: { orderBy: { openedAt: "desc" }, take: OPENINGS_TOLD, select: { openedAt: true } },
} as const;

type OwnRow = Row & {
  readonly label: string | null;
  readonly inviteeEmail: string | null;
  readonly _count: { readonly openings: number };
  readonly openings: readonly { readonly openedAt: Date }[];
};

const asOwn = (key: DataKey, { _count, openings, ...row }: OwnRow, firstOpenedAt: Date | null = null): OwnShare => ({
  ...asPlain(row),
  ...shareSeal.open(key, row),
  firstOpenedAt,
  opened: _count.openings,
  openedAt: openings.map(({ openedAt }) => openedAt),
});

/** How an address is found again without being readable. */
export const addressIndex = (ctx: Ctx, address: string): string =>
  fingerprint(ctx.fingerprintSecret, address.toLowerCase());

/** Takes the caller's shares for this transaction, so that two of their requests do not make two of one. */
export async function lockOwner(ctx: MemberCtx): Promise<void> {
  await ctx.db.$queryRaw`SELECT 1 FROM users WHERE "id" = ${ctx.actor.user.id}::uuid FOR NO KEY UPDATE`;
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

/** When each of these was opened for the first time. */
async function firstOpenings(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, Date | null>> {
  const firsts = await ctx.db.shareOpening.groupBy({
    by: ["shareId"],
    where: { shareId: { in: [...ids] } },
    _min: { openedAt: true },
  });
  return new Map(firsts.map(({ shareId, _min }) => [shareId, _min.openedAt]));
}

/** The caller's: all that can still be looked at or answered, then the newest of what is over; each newest first. */
export async function findOwnShares(ctx: MemberCtx): Promise<OwnShare[]> {
  const ownerId = ctx.actor.user.id;
  const open = { ...notOver, OR: [{ acceptedAt: { not: null } }, { expiresAt: { gt: ctx.now() } }] };
  const listed = { orderBy: [{ createdAt: "desc" as const }, { id: "desc" as const }], select: forOwner };
  const rows = [
    ...(await ctx.db.share.findMany({ where: { ownerId, ...open }, ...listed })),
    ...(await ctx.db.share.findMany({ where: { ownerId, NOT: open }, ...listed, take: MOST_LISTED })),
  ];
  const firsts = await firstOpenings(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => asOwn(ctx.actor.key, row, firsts.get(row.id) ?? null));
}

export async function findOwnShare(ctx: MemberCtx, id: string): Promise<OwnShare | null> {
  const row = await ctx.db.share.findFirst({ where: { id, ownerId: ctx.actor.user.id }, select: forOwner });
  return row && asOwn(ctx.actor.key, row);
}

export const notOver = { revokedAt: null, declinedAt: null, leftAt: null } as const;

/** An invitation to this address that waits gives way to a new one. */
export async function replaceWaiting(ctx: MemberCtx, address: string): Promise<void> {
  await ctx.db.share.updateMany({
    where: {
      ownerId: ctx.actor.user.id,
      inviteeEmailIndex: addressIndex(ctx, address),
      acceptedAt: null,
      ...notOver,
    },
    data: { revokedAt: ctx.now() },
  });
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

/** Whether this address said no to the caller not long ago, or left what they showed. */
export async function wasTurnedDown(ctx: MemberCtx, address: string): Promise<boolean> {
  const row = await ctx.db.share.findFirst({
    where: {
      ownerId: ctx.actor.user.id,
      inviteeEmailIndex: addressIndex(ctx, address),
      OR: turnedDownLately(ctx),
    },
    select: { id: true },
  });
  return row !== null;
}

/** A no, and leaving what was accepted: both say that somebody wants to be left alone. */
export function turnedDownLately(ctx: Ctx): [{ declinedAt: { gt: Date } }, { leftAt: { gt: Date } }] {
  const gt = new Date(ctx.now().getTime() - TURNED_DOWN_MS);
  return [{ declinedAt: { gt } }, { leftAt: { gt } }];
}

/** Whether a mail of the caller's has gone to this address since. */
export async function wasInvitedSince(ctx: MemberCtx, address: string, since: Date): Promise<boolean> {
  const rows = await ctx.db.share.findMany({
    where: { ownerId: ctx.actor.user.id, inviteeEmailIndex: addressIndex(ctx, address), createdAt: { gt: since } },
    select: { id: true },
  });
  return wasQueued(ctx, { keys: rows.map(({ id }) => invitationKey(id)), since });
}

/** What the mail of an invitation is known by. */
export const invitationKey = (id: string): string => `share_invitation:${id}`;

/** Whether this address belongs to somebody who is known to be a minor. */
export async function isKnownMinor(ctx: Ctx, address: string): Promise<boolean> {
  const person = await ctx.db.user.findUnique({
    where: { email: address.toLowerCase() },
    select: { isChildAccount: true },
  });
  return person?.isChildAccount === true;
}

/** @returns whether the caller has such a family share that is not over */
export async function writeItems(ctx: MemberCtx, id: string, items: readonly Item[]): Promise<boolean> {
  const waiting = [{ acceptedAt: { not: null } }, { expiresAt: { gt: ctx.now() } }];
  const { count } = await ctx.db.share.updateMany({
    where: { id, ownerId: ctx.actor.user.id, kind: "family", ...notOver, OR: waiting },
    data: { scope: [...items] },
  });
  return count === 1;
}

/** Ends one of the caller's shares, or all. @returns the ids of those that were not over */
export async function revokeOwn(ctx: MemberCtx, id?: string): Promise<string[]> {
  const ended = await ctx.db.share.updateManyAndReturn({
    where: { ...(id ? { id } : {}), ownerId: ctx.actor.user.id, ...notOver },
    data: { revokedAt: ctx.now() },
    select: { id: true },
  });
  return ended.map((share) => share.id);
}

/** Shares that were over before this moment go, with the times of their openings. @returns how many */
export async function dropEndedBefore(ctx: Ctx, before: Date): Promise<number> {
  const { count } = await ctx.db.share.deleteMany({
    where: {
      OR: [
        { revokedAt: { lt: before } },
        { declinedAt: { lt: before } },
        { leftAt: { lt: before } },
        { acceptedAt: null, expiresAt: { lt: before } },
      ],
    },
  });
  return count;
}
