import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { fingerprint } from "@/lib/shared/ids";
import type { DataKey } from "@/lib/shared/sealing";
import type { SeatStatus } from "../billing/constants";
import { seatSeal } from "./sealed";

const columns = {
  id: true,
  ownerId: true,
  memberId: true,
  inviteeEmail: true,
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
  readonly status: SeatStatus;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly member: {
    readonly firstName: string | null;
    readonly age: number | null;
    readonly parentEmailIndex: string | null;
  } | null;
}

/** As read; the database's own check keeps the status within the closed list. */
type Row = Omit<StoredSeat, "status"> & { readonly status: string };

function opened(key: DataKey, row: Row): StoredSeat {
  const { inviteeEmail } = seatSeal.open(key, row);
  return { ...row, status: row.status as SeatStatus, inviteeEmail: inviteeEmail ?? "" };
}

/** How an address is found again without being readable. */
export const addressIndex = (ctx: Ctx, address: string): string =>
  fingerprint(ctx.fingerprintSecret, address.toLowerCase());

/**
 * Takes these people's plans for this transaction, so that six places stay six and nobody sits in two, whoever invites and
 * accepts at the same time. In one order, so that two who invite each other do not wait for each other; what only refers to
 * a person is not held up.
 */
export async function lockPlans(ctx: Ctx, ...people: readonly (string | null)[]): Promise<void> {
  const ids = people.filter((id) => id !== null);
  await ctx.db.$queryRaw`SELECT 1 FROM users WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`;
}

/** The owner's places, newest first; what they took back is gone for them. */
export async function findOwnSeats(ctx: MemberCtx, limit: number): Promise<StoredSeat[]> {
  const rows = await ctx.db.familySeat.findMany({
    where: { ownerId: ctx.actor.user.id, status: { not: "removed" } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    select: columns,
  });
  return rows.map((row) => opened(ctx.actor.key, row));
}

/** Places that are sat in or kept for somebody who was invited, the one of `except` aside. */
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

export async function insertSeat(ctx: MemberCtx, { id, inviteeEmail, expiresAt }: NewSeat): Promise<StoredSeat> {
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

/** Whatever stood between the caller and this address, but for a place that is sat in, gives way to a new invitation. */
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

export async function isSeated(ctx: MemberCtx, address: string): Promise<boolean> {
  const where = {
    ownerId: ctx.actor.user.id,
    inviteeEmailIndex: addressIndex(ctx, address),
    status: "accepted",
  };
  return (await ctx.db.familySeat.count({ where })) > 0;
}

const shownToInvitee = { id: true, expiresAt: true, owner: { select: { firstName: true } } } as const;

export interface ReceivedSeat {
  readonly id: string;
  readonly expiresAt: Date;
  readonly owner: { readonly firstName: string | null };
}

/** What waits for the caller: open invitations to the address they signed in with, of plans that run. */
export const findReceived = (ctx: MemberCtx, limit: number): Promise<ReceivedSeat[]> =>
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

/** Whose plan an invitation to the caller's address belongs to; null when it went to somebody else. */
export async function findOwnerOfReceived(ctx: MemberCtx, id: string): Promise<string | null> {
  const row = await ctx.db.familySeat.findFirst({
    where: { id, inviteeEmailIndex: addressIndex(ctx, ctx.actor.user.email), ownerId: { not: ctx.actor.user.id } },
    select: { ownerId: true },
  });
  return row?.ownerId ?? null;
}

/** What of a place decides whether it can be answered; read again once its owner is locked. */
export const findStanding = (ctx: Ctx, id: string): Promise<{ status: string; expiresAt: Date } | null> =>
  ctx.db.familySeat.findUnique({ where: { id }, select: { status: true, expiresAt: true } });

/** Answers whether it was still open. */
export async function settleInvited(
  ctx: MemberCtx,
  id: string,
  to: { status: "accepted" | "declined"; memberId?: string; acceptedAt?: Date; endedAt?: Date },
): Promise<boolean> {
  const { count } = await ctx.db.familySeat.updateMany({ where: { id, status: "invited" }, data: to });
  return count === 1;
}

export interface SeatEnd {
  readonly id: string;
  readonly ownerId: string;
  readonly memberId: string | null;
  readonly status: string;
}

/** A place that the caller gives away or sits in; null for everybody else's. */
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

/** False when somebody else has ended or answered it meanwhile. */
export async function endSeat(ctx: MemberCtx, seat: SeatEnd, status: "removed" | "left"): Promise<boolean> {
  const { count } = await ctx.db.familySeat.updateMany({
    where: { id: seat.id, status: seat.status },
    data: { status, endedAt: ctx.now() },
  });
  return count === 1;
}

/** The place that a person sits in, and whose plan it is. */
export const findSeatOfMember = (
  ctx: Ctx,
  memberId: string,
): Promise<{ id: string; ownerId: string; owner: { firstName: string | null } } | null> =>
  ctx.db.familySeat.findFirst({
    where: { memberId, status: "accepted" },
    select: { id: true, ownerId: true, owner: { select: { firstName: true } } },
  });

/** Who sits in a person's plan. */
export async function findSeatedMembers(ctx: Ctx, ownerId: string): Promise<string[]> {
  const rows = await ctx.db.familySeat.findMany({
    where: { ownerId, status: "accepted" },
    orderBy: { id: "asc" },
    select: { memberId: true },
  });
  return rows.flatMap(({ memberId }) => memberId ?? []);
}
