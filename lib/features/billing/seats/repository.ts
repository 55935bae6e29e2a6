import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { fingerprint } from "@/lib/shared/ids";
import type { DataKey } from "@/lib/shared/sealing";
import { Prisma } from "@/prisma/client/client";
import { SAME_INVITATION_MS, type SeatStatus } from "../constants";
import { type Invitee, mayTake } from "./policy";
import { seatSeal } from "./sealed";

const columns = {
  id: true,
  ownerId: true,
  memberId: true,
  inviteeEmail: true,
  inviteeEmailIndex: true,
  status: true,
  expiresAt: true,
  createdAt: true,
  member: { select: { firstName: true, age: true, parentEmailIndex: true } },
} as const;

export interface StoredSeat {
  readonly id: string;
  readonly ownerId: string;
  readonly memberId: string | null;
  readonly inviteeEmail: string;
  readonly inviteeEmailIndex: string;
  readonly status: SeatStatus;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly member: (Invitee & { readonly firstName: string | null }) | null;
}

/** As read; a database check keeps the status within the closed list. */
type Row = Omit<StoredSeat, "status" | "inviteeEmail"> & {
  readonly status: string;
  readonly inviteeEmail: string | null;
};

function opened(key: DataKey, row: Row): StoredSeat {
  const { inviteeEmail } = seatSeal.open(key, row);
  return { ...row, status: row.status as SeatStatus, inviteeEmail: inviteeEmail ?? "" };
}

/** A fingerprint to look up an address without storing it readably. */
export const addressIndex = (ctx: Ctx, address: string): string =>
  fingerprint(ctx.fingerprintSecret, address.toLowerCase());

/**
 * Locks these people's plans for this transaction, so that concurrent invites and accepts can't
 * exceed six seats or put a person in two plans. Locks in id order, so two people inviting each
 * other don't deadlock; rows that merely reference a person aren't blocked.
 */
export async function lockPlans(ctx: Ctx, ...people: readonly (string | null)[]): Promise<void> {
  const ids = people.filter((id) => id !== null);
  await ctx.db
    .$queryRaw`SELECT 1 FROM users WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`;
}

/** The owner's seats, newest first, without those taken back or long over. */
export async function findOwnSeats(ctx: MemberCtx, limit: number): Promise<StoredSeat[]> {
  const rows = await ctx.db.familySeat.findMany({
    where: { ownerId: ctx.actor.user.id, status: { not: "removed" }, inviteeEmail: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    select: columns,
  });
  return rows.map((row) => opened(ctx.actor.key, row));
}

/** Seats that are occupied or reserved for an invitation, not counting `except`. */
export const countTaken = (ctx: Ctx, ownerId: string, except?: string): Promise<number> =>
  ctx.db.familySeat.count({
    where: {
      ownerId,
      ...(except ? { id: { not: except } } : {}),
      OR: [{ status: "accepted" }, { status: "invited", expiresAt: { gt: ctx.now() } }],
    },
  });

export interface NewSeat {
  readonly id: string;
  readonly inviteeEmail: string;
  readonly expiresAt: Date;
}

export async function insertSeat(
  ctx: MemberCtx,
  { id, inviteeEmail, expiresAt }: NewSeat,
): Promise<StoredSeat> {
  const { key, user } = ctx.actor;
  const row = await ctx.db.familySeat.create({
    data: {
      id,
      ...seatSeal.seal(key, id, { inviteeEmail }),
      ownerId: user.id,
      inviteeEmailIndex: addressIndex(ctx, inviteeEmail),
      expiresAt,
      createdAt: ctx.now(),
    },
    select: columns,
  });
  return opened(key, row);
}

/** The caller's open invitation to this address, if it was just made: a form submitted twice. */
export async function findJustMade(ctx: MemberCtx, address: string): Promise<StoredSeat | null> {
  const row = await ctx.db.familySeat.findFirst({
    where: {
      ownerId: ctx.actor.user.id,
      inviteeEmailIndex: addressIndex(ctx, address),
      status: "invited",
      createdAt: { gt: new Date(ctx.now().getTime() - SAME_INVITATION_MS) },
    },
    select: columns,
  });
  return row && opened(ctx.actor.key, row);
}

/**
 * Clears earlier seats between the caller and this address to make way for a new invitation, except
 * an occupied one.
 */
export async function replaceFormer(ctx: MemberCtx, address: string): Promise<void> {
  await ctx.db.familySeat.updateMany({
    where: {
      ownerId: ctx.actor.user.id,
      inviteeEmailIndex: addressIndex(ctx, address),
      status: { in: ["invited", "declined", "left"] },
    },
    data: { status: "removed", endedAt: ctx.now() },
  });
}

/** How often this address declined the caller. */
export const countDeclines = (ctx: MemberCtx, address: string): Promise<number> =>
  ctx.db.familySeat.count({
    where: {
      ownerId: ctx.actor.user.id,
      inviteeEmailIndex: addressIndex(ctx, address),
      declinedAt: { not: null },
    },
  });

/** The same for everyone the caller ever invited, keyed by address index. */
export async function countAllDeclines(ctx: MemberCtx): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db.familySeat.groupBy({
    by: ["inviteeEmailIndex"],
    where: { ownerId: ctx.actor.user.id, declinedAt: { not: null } },
    _count: true,
  });
  return new Map(rows.map(({ inviteeEmailIndex, _count }) => [inviteeEmailIndex, _count]));
}

export async function isSeated(ctx: MemberCtx, address: string): Promise<boolean> {
  const where = {
    ownerId: ctx.actor.user.id,
    inviteeEmailIndex: addressIndex(ctx, address),
    status: "accepted",
  };
  return (await ctx.db.familySeat.count({ where })) > 0;
}

const shownToInvitee = {
  id: true,
  expiresAt: true,
  owner: { select: { firstName: true, email: true } },
} as const;
const invitee = { age: true, parentEmailIndex: true } as const;

export interface ReceivedSeat {
  readonly id: string;
  readonly expiresAt: Date;
  readonly owner: { readonly firstName: string | null; readonly email: string };
}

/** The facts that decide whose invitations the caller may accept. */
const findCaller = (ctx: MemberCtx): Promise<Invitee | null> =>
  ctx.db.user.findUnique({ where: { id: ctx.actor.user.id }, select: invitee });

/** The person with this address, if any. */
export const findInvitee = (ctx: Ctx, address: string): Promise<Invitee | null> =>
  ctx.db.user.findUnique({ where: { email: address.toLowerCase() }, select: invitee });

/** Open invitations of running plans that the caller may accept. */
export async function findReceived(ctx: MemberCtx, limit: number): Promise<ReceivedSeat[]> {
  const [caller, rows] = await Promise.all([findCaller(ctx), findOpen(ctx, limit)]);
  return rows.filter(
    ({ owner }) => caller !== null && mayTake(caller, addressIndex(ctx, owner.email)),
  );
}

/** Open invitations to the caller's sign-in address, from anyone. */
const findOpen = (ctx: MemberCtx, limit: number): Promise<ReceivedSeat[]> =>
  ctx.db.familySeat.findMany({
    where: {
      inviteeEmailIndex: addressIndex(ctx, ctx.actor.user.email),
      ownerId: { not: ctx.actor.user.id },
      status: "invited",
      expiresAt: { gt: ctx.now() },
      owner: { active: true, subscriptionTier: "family_premium" },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    select: shownToInvitee,
  });

/**
 * The owner of an invitation; null if it went to another address or the caller may not accept it.
 */
export async function findOwnerOfReceived(ctx: MemberCtx, id: string): Promise<string | null> {
  const row = await ctx.db.familySeat.findFirst({
    where: {
      id,
      inviteeEmailIndex: addressIndex(ctx, ctx.actor.user.email),
      ownerId: { not: ctx.actor.user.id },
    },
    select: { ownerId: true, owner: { select: { email: true } } },
  });
  const caller = row && (await findCaller(ctx));
  return caller && mayTake(caller, addressIndex(ctx, row.owner.email)) ? row.ownerId : null;
}

/**
 * The fields that decide whether a seat can still be answered; read again once its owner is locked.
 */
export const findStanding = (
  ctx: Ctx,
  id: string,
): Promise<{ status: string; expiresAt: Date } | null> =>
  ctx.db.familySeat.findUnique({ where: { id }, select: { status: true, expiresAt: true } });

/** @returns whether it was still open */
export async function settleInvited(
  ctx: MemberCtx,
  id: string,
  to: {
    status: "accepted" | "declined";
    memberId?: string;
    acceptedAt?: Date;
    endedAt?: Date;
    declinedAt?: Date;
  },
): Promise<boolean> {
  const { count } = await ctx.db.familySeat.updateMany({
    where: { id, status: "invited" },
    data: to,
  });
  return count === 1;
}

export interface SeatEnd {
  readonly id: string;
  readonly ownerId: string;
  readonly memberId: string | null;
  readonly status: string;
}

/** A seat the caller gave or occupies; null for anyone else's. */
export const findSeatToEnd = (ctx: MemberCtx, id: string): Promise<SeatEnd | null> => {
  const caller = ctx.actor.user.id;
  return ctx.db.familySeat.findFirst({
    where: {
      id,
      OR: [
        { ownerId: caller, status: { not: "removed" } },
        { memberId: caller, status: "accepted" },
      ],
    },
    select: { id: true, ownerId: true, memberId: true, status: true },
  });
};

/** @returns false if someone else ended or answered it in the meantime */
export async function endSeat(
  ctx: MemberCtx,
  seat: SeatEnd,
  status: "removed" | "left",
): Promise<boolean> {
  const { count } = await ctx.db.familySeat.updateMany({
    where: { id: seat.id, status: seat.status },
    data: { status, endedAt: ctx.now() },
  });
  return count === 1;
}

/** A person's seat and the owner of its plan. */
export const findSeatOfMember = (
  ctx: Pick<Ctx, "db">,
  memberId: string,
): Promise<{ id: string; ownerId: string; owner: { firstName: string | null } } | null> =>
  ctx.db.familySeat.findFirst({
    where: { memberId, status: "accepted" },
    select: { id: true, ownerId: true, owner: { select: { firstName: true } } },
  });

/** Members seated in these people's plans. */
export async function findSeatedMembers(
  ctx: Pick<Ctx, "db">,
  ...ownerIds: readonly string[]
): Promise<string[]> {
  const rows = await ctx.db.familySeat.findMany({
    where: { ownerId: { in: [...ownerIds] }, status: "accepted" },
    orderBy: { id: "asc" },
    select: { memberId: true },
  });
  return rows.flatMap(({ memberId }) => memberId ?? []);
}

/**
 * Deletes seats that ended, or whose invitation expired, before this time; a declined one stays but
 * loses its address.
 *
 * @returns how many
 */
export async function dropEndedBefore(ctx: Ctx, before: Date): Promise<number> {
  // Same expression as in the index `family_seats_over`.
  const over = Prisma.sql`
    (CASE "status" WHEN 'invited' THEN "expiresAt" WHEN 'accepted' THEN NULL ELSE "endedAt" END) < ${before}`;
  const gone = await ctx.db
    .$executeRaw`DELETE FROM family_seats WHERE ${over} AND "declinedAt" IS NULL`;
  const emptied = await ctx.db.$executeRaw`
    UPDATE family_seats SET "inviteeEmail" = NULL
    WHERE ${over} AND "declinedAt" IS NOT NULL AND "inviteeEmail" IS NOT NULL`;
  return gone + emptied;
}
