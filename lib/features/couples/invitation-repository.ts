import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { lockName } from "@/lib/ports/db";
import { fingerprint, hashToken } from "@/lib/shared/ids";
import type { DataKey } from "@/lib/shared/sealing";
import {
  type InvitationStatus,
  type RelationshipType,
  SAME_INVITATION_MS,
  TURNED_DOWN_MS,
} from "./constants";
import { personKey } from "./relationship-repository";
import { invitationSeal } from "./sealed";

const columns = {
  id: true,
  inviterId: true,
  inviteeId: true,
  inviteeEmail: true,
  relationshipType: true,
  personalMessage: true,
  status: true,
  expiresAt: true,
  acceptedAt: true,
  createdAt: true,
  inviter: {
    select: {
      id: true,
      firstName: true,
      lastName: true,
      active: true,
      age: true,
      ageGroup: true,
      isChildAccount: true,
    },
  },
} as const;

export interface StoredInvitation {
  readonly id: string;
  readonly inviterId: string;
  readonly inviteeId: string | null;
  readonly inviteeEmail: string;
  readonly relationshipType: RelationshipType;
  readonly personalMessage: string | null;
  readonly status: InvitationStatus;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly createdAt: Date;
  readonly inviter: {
    readonly id: string;
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly active: boolean;
    readonly age: number | null;
    readonly ageGroup: "child" | "teen" | "adult" | null;
    readonly isChildAccount: boolean | null;
  };
}

function opened(key: DataKey, row: StoredInvitation): StoredInvitation {
  const { inviteeEmail, personalMessage } = invitationSeal.open(key, row);
  return { ...row, inviteeEmail: inviteeEmail ?? "", personalMessage };
}

/** A lookup index for an address that doesn't make it readable. */
const addressIndex = (ctx: Ctx, address: string): string =>
  fingerprint(ctx.fingerprintSecret, address.toLowerCase());

export interface NewInvitation {
  readonly id: string;
  readonly inviteeEmail: string;
  readonly relationshipType: RelationshipType;
  readonly personalMessage?: string | undefined;
  readonly token: string;
  readonly expiresAt: Date;
}

export async function insertInvitation(
  ctx: MemberCtx,
  made: NewInvitation,
): Promise<StoredInvitation> {
  const { id, token, inviteeEmail, personalMessage = null, ...plain } = made;
  const key = ctx.actor.key;
  const sealed = invitationSeal.seal(key, id, { inviteeEmail, personalMessage });
  const row = await ctx.db.partnerInvitation.create({
    data: {
      id,
      ...plain,
      ...sealed,
      inviterId: ctx.actor.user.id,
      inviteeEmailIndex: addressIndex(ctx, inviteeEmail),
      tokenHash: hashToken(token),
      createdAt: ctx.now(),
    },
    select: columns,
  });
  return opened(key, row);
}

/** Lets the caller's invitations be made one after the other in this transaction. */
export const lockInviting = (ctx: MemberCtx): Promise<void> =>
  lockName(ctx.db, `invite-partner:${ctx.actor.user.id}`);

/**
 * The caller's open invitation with the same contents, if it was just made: a form that was
 * submitted twice.
 */
export async function findJustMade(
  ctx: MemberCtx,
  { inviteeEmail, relationshipType, personalMessage }: Contents,
): Promise<StoredInvitation | null> {
  const rows = await ctx.db.partnerInvitation.findMany({
    where: {
      inviterId: ctx.actor.user.id,
      inviteeEmailIndex: addressIndex(ctx, inviteeEmail),
      relationshipType,
      status: "pending",
      createdAt: { gt: new Date(ctx.now().getTime() - SAME_INVITATION_MS) },
    },
    select: columns,
  });
  const made = rows.map((row) => opened(ctx.actor.key, row));
  return made.find((one) => one.personalMessage === (personalMessage ?? null)) ?? null;
}
type Contents = Pick<NewInvitation, "inviteeEmail" | "relationshipType" | "personalMessage">;

/**
 * Revokes the caller's open invitation to this address, which makes way for a new one: its link
 * stops working. Call it with `lockInviting` held.
 */
export async function revokeOpenTo(ctx: MemberCtx, address: string): Promise<void> {
  await ctx.db.partnerInvitation.updateMany({
    where: {
      inviterId: ctx.actor.user.id,
      inviteeEmailIndex: addressIndex(ctx, address),
      status: "pending",
    },
    data: { status: "revoked" },
  });
}

export async function findSent(ctx: MemberCtx, limit: number): Promise<StoredInvitation[]> {
  const rows = await ctx.db.partnerInvitation.findMany({
    where: { inviterId: ctx.actor.user.id },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    select: columns,
  });
  return rows.map((row) => opened(ctx.actor.key, row));
}

export async function findOwnSent(ctx: MemberCtx, id: string): Promise<StoredInvitation | null> {
  const row = await ctx.db.partnerInvitation.findFirst({
    where: { id, inviterId: ctx.actor.user.id },
    select: columns,
  });
  return row && opened(ctx.actor.key, row);
}

const turnedDown = (ctx: Ctx, address: string) => ({
  inviteeEmailIndex: addressIndex(ctx, address),
  status: "declined" as const,
  declinedAt: { gt: new Date(ctx.now().getTime() - TURNED_DOWN_MS) },
});

/** Whether this address recently declined the caller. */
export async function wasTurnedDown(ctx: MemberCtx, address: string): Promise<boolean> {
  const row = await ctx.db.partnerInvitation.findFirst({
    where: { ...turnedDown(ctx, address), inviterId: ctx.actor.user.id },
    select: { id: true },
  });
  return row !== null;
}

/**
 * Open invitations to the address the caller signed in with; each opens with its inviter's key.
 * Leaves out anyone the caller recently declined.
 */
export async function findReceived(ctx: MemberCtx, limit: number): Promise<StoredInvitation[]> {
  const refused = await ctx.db.partnerInvitation.findMany({
    where: turnedDown(ctx, ctx.actor.user.email),
    select: { inviterId: true },
  });
  const rows = await ctx.db.partnerInvitation.findMany({
    where: {
      inviteeEmailIndex: addressIndex(ctx, ctx.actor.user.email),
      inviterId: { notIn: [ctx.actor.user.id, ...refused.map(({ inviterId }) => inviterId)] },
      status: "pending",
      expiresAt: { gt: ctx.now() },
      inviter: { active: true },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    select: columns,
  });
  return Promise.all(rows.map(async (row) => opened(await personKey(ctx, row.inviterId), row)));
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Finds by mailed token or id and locks for this transaction; only for the address it was sent to.
 */
export async function lockReceived(
  ctx: MemberCtx,
  token: string,
): Promise<StoredInvitation | null> {
  const index = addressIndex(ctx, ctx.actor.user.email);
  const named = UUID.test(token) ? { id: token } : { tokenHash: hashToken(token) };
  const found = await ctx.db.partnerInvitation.findFirst({
    where: { ...named, inviteeEmailIndex: index },
    select: { id: true },
  });
  if (!found) return null;
  await ctx.db
    .$queryRaw`SELECT 1 FROM partner_invitations WHERE "id" = ${found.id}::uuid FOR UPDATE`;
  const row = await ctx.db.partnerInvitation.findUnique({
    where: { id: found.id },
    select: columns,
  });
  return row && opened(await personKey(ctx, row.inviterId), row);
}

export async function settleInvitation(
  ctx: MemberCtx,
  id: string,
  to: { status: InvitationStatus; acceptedAt?: Date; declinedAt?: Date; inviteeId?: string },
): Promise<void> {
  await ctx.db.partnerInvitation.update({ where: { id }, data: to, select: { id: true } });
}

/** False if it isn't the caller's or is no longer open. */
export async function revokeOwn(ctx: MemberCtx, id: string): Promise<boolean> {
  const { count } = await ctx.db.partnerInvitation.updateMany({
    where: { id, inviterId: ctx.actor.user.id, status: "pending" },
    data: { status: "revoked" },
  });
  return count === 1;
}

/** Replaces the link with a new one and restarts its term. */
export async function renewOwn(
  ctx: MemberCtx,
  id: string,
  token: string,
  expiresAt: Date,
): Promise<boolean> {
  const { count } = await ctx.db.partnerInvitation.updateMany({
    where: { id, inviterId: ctx.actor.user.id, status: "pending" },
    data: { tokenHash: hashToken(token), expiresAt },
  });
  return count === 1;
}

const between = (one: string, other: string) => ({
  OR: [
    { inviterId: one, inviteeId: other },
    { inviterId: other, inviteeId: one },
  ],
});

/**
 * Whether one of the two accepted the other's invitation, and neither has withdrawn that by
 * leaving.
 */
export async function hasAccepted(ctx: MemberCtx, otherId: string): Promise<boolean> {
  const row = await ctx.db.partnerInvitation.findFirst({
    where: { ...between(ctx.actor.user.id, otherId), status: "accepted" },
    select: { id: true },
  });
  return row !== null;
}

/** Leaving withdraws both people's consent: an old yes can't open a new space. */
export async function takeBackAccepted(ctx: MemberCtx, one: string, other: string): Promise<void> {
  await ctx.db.partnerInvitation.updateMany({
    where: { ...between(one, other), status: "accepted" },
    data: { status: "revoked" },
  });
}

/** Whether this address belongs to someone known to be a minor. */
export async function isKnownMinor(ctx: MemberCtx, address: string): Promise<boolean> {
  const person = await ctx.db.user.findUnique({
    where: { email: address.toLowerCase() },
    select: { isChildAccount: true },
  });
  return person?.isChildAccount === true;
}

/** Deletes only invitations whose link expired before then and that no one accepted or declined. */
export async function deleteUnansweredBefore(ctx: Ctx, before: Date): Promise<number> {
  const { count } = await ctx.db.partnerInvitation.deleteMany({
    where: {
      status: { in: ["pending", "revoked", "expired"] },
      acceptedAt: null,
      declinedAt: null,
      expiresAt: { lt: before },
    },
  });
  return count;
}
