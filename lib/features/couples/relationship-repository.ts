import { createDataKey, loadDataKey } from "@/lib/core/identity/data-key-repository";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { lockName } from "@/lib/ports/db";
import type { DataKey } from "@/lib/shared/sealing";
import type { RelationshipType } from "./constants";
import { relationshipSeal } from "./sealed";
import type { Relationship } from "./types";
import { partnerIn, spacesOf } from "./visibility";

const person = { select: { id: true, firstName: true, lastName: true } } as const;

const columns = {
  id: true,
  relationshipName: true,
  relationshipType: true,
  partner1Id: true,
  partner2Id: true,
  status: true,
  relationshipStartDate: true,
  therapyStartDate: true,
  goals: true,
  challenges: true,
  communicationStyle: true,
  conflictResolutionStyle: true,
  endedAt: true,
  createdAt: true,
  updatedAt: true,
  partner1: person,
  partner2: person,
} as const;

export interface PartnerName {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

interface Row extends Pick<Relationship, "id" | "relationshipType" | "partner1Id" | "partner2Id"> {
  readonly relationshipName: string;
  readonly status: string;
  readonly relationshipStartDate: Date | null;
  readonly therapyStartDate: Date | null;
  readonly goals: string | null;
  readonly challenges: string | null;
  readonly communicationStyle: string | null;
  readonly conflictResolutionStyle: string | null;
  readonly endedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly partner1: PartnerName;
  readonly partner2: PartnerName;
}

export const relationshipKey = (ctx: Ctx, id: string): Promise<DataKey> =>
  loadDataKey(ctx.db, ctx.keys, { ownerKind: "relationship", ownerId: id });

/** One partner's key, for data that is theirs alone but that the service has to weigh. */
export const personKey = (ctx: Ctx, id: string): Promise<DataKey> =>
  loadDataKey(ctx.db, ctx.keys, { ownerKind: "person", ownerId: id });

function opened(row: Row, key: DataKey, userId: string): Relationship {
  const { partner1, partner2, ...rest } = row;
  const { relationshipName, goals, challenges, ...styles } = relationshipSeal.open(key, row);
  return {
    ...rest,
    ...styles,
    status: row.status as Relationship["status"],
    relationshipName: relationshipName ?? "",
    goals: goals ?? [],
    challenges: challenges ?? [],
    partnerName: (row.partner1Id === userId ? partner2 : partner1).firstName,
  };
}

/** The caller's relationships, newest first; one that was left stays in the list. */
export async function findOwnRelationships(
  ctx: MemberCtx,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Relationship[]> {
  const userId = ctx.actor.user.id;
  const rows = await ctx.db.relationship.findMany({
    where: partnerIn(userId),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
    select: columns,
  });
  return Promise.all(
    rows.map(async (row) => opened(row, await relationshipKey(ctx, row.id), userId)),
  );
}

export async function findOwnRelationship(
  ctx: MemberCtx,
  id: string,
): Promise<Relationship | null> {
  const userId = ctx.actor.user.id;
  const row = await ctx.db.relationship.findFirst({
    where: { id, ...partnerIn(userId) },
    select: columns,
  });
  return row && opened(row, await relationshipKey(ctx, id), userId);
}

/** Whether it's the caller's, and whether it's still active; nothing is decrypted. */
export const findOwnStatus = (
  ctx: MemberCtx,
  id: string,
): Promise<{ id: string; status: string; partner1Id: string; partner2Id: string } | null> =>
  ctx.db.relationship.findFirst({
    where: { id, ...partnerIn(ctx.actor.user.id) },
    select: { id: true, status: true, partner1Id: true, partner2Id: true },
  });

/** Makes things both begin at once happen one at a time, until the caller's transaction ends. */
export async function lockRelationship(ctx: MemberCtx, id: string): Promise<void> {
  await ctx.db.$queryRaw`SELECT 1 FROM relationships WHERE "id" = ${id}::uuid FOR UPDATE`;
}

/**
 * The active relationship of these two, if any; until the transaction ends no one can begin
 * another.
 */
export async function holdRunningWith(ctx: MemberCtx, otherId: string): Promise<string | null> {
  await lockName(ctx.db, `couple:${[ctx.actor.user.id, otherId].sort().join(":")}`);
  const row = await ctx.db.relationship.findFirst({
    where: { ...spacesOf(ctx.actor.user.id, otherId), status: { not: "ended" } },
    orderBy: { createdAt: "asc" },
    select: { id: true },
  });
  return row?.id ?? null;
}

export interface NewRelationship {
  readonly id: string;
  readonly partner1Id: string;
  readonly partner2Id: string;
  readonly relationshipType: RelationshipType;
  readonly relationshipStartDate?: Date | null | undefined;
  readonly texts: RelationshipTexts;
}

export interface RelationshipTexts {
  readonly relationshipName?: string | undefined;
  readonly goals?: readonly string[] | undefined;
  readonly challenges?: readonly string[] | undefined;
  readonly communicationStyle?: string | null | undefined;
  readonly conflictResolutionStyle?: string | null | undefined;
}

const sealedTexts = (
  key: DataKey,
  id: string,
  { goals, challenges, ...texts }: RelationshipTexts,
) =>
  relationshipSeal.seal(key, id, {
    ...texts,
    goals: goals && [...goals],
    challenges: challenges && [...challenges],
  });

/** Creates its own key, which is deleted with the relationship's row. */
export async function insertRelationship(ctx: MemberCtx, made: NewRelationship): Promise<void> {
  const { id, texts, ...plain } = made;
  const key = await createDataKey(ctx.db, ctx.keys, { ownerKind: "relationship", ownerId: id });
  const now = ctx.now();
  const { relationshipName = "", ...sealed } = sealedTexts(key, id, texts);
  await ctx.db.relationship.create({
    data: {
      id,
      ...plain,
      relationshipName,
      ...sealed,
      therapyStartDate: now,
      createdAt: now,
      updatedAt: now,
    },
    select: { id: true },
  });
}

export interface RelationshipChange {
  readonly relationshipType?: RelationshipType | undefined;
  readonly relationshipStartDate?: Date | null | undefined;
  readonly texts: RelationshipTexts;
}

/** False if it isn't the caller's or has ended. */
export async function changeOwnRelationship(
  ctx: MemberCtx,
  id: string,
  { texts, ...plain }: RelationshipChange,
): Promise<boolean> {
  const sealed = sealedTexts(await relationshipKey(ctx, id), id, texts);
  const { count } = await ctx.db.relationship.updateMany({
    where: { id, ...partnerIn(ctx.actor.user.id), status: { not: "ended" } },
    data: { ...plain, ...sealed, updatedAt: ctx.now() },
  });
  return count === 1;
}

/** False if it isn't the caller's or has already ended. */
export async function endOwnRelationship(ctx: MemberCtx, id: string): Promise<boolean> {
  const now = ctx.now();
  const { count } = await ctx.db.relationship.updateMany({
    where: { id, ...partnerIn(ctx.actor.user.id), status: { not: "ended" } },
    data: { status: "ended", endedAt: now, updatedAt: now },
  });
  return count === 1;
}
