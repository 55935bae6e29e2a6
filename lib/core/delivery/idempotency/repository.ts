import type { MemberCtx } from "@/lib/ports/context";
import type { Db } from "@/lib/ports/db";
import { MAX_DELETED_PER_RUN } from "@/lib/shared/dropping";
import { newId } from "@/lib/shared/ids";
import { json, sealedTable } from "@/lib/shared/sealed-table";
import { z } from "@/lib/shared/zod-messages";
import { Prisma } from "@/prisma/client/client";

const idempotencySeal = sealedTable("idempotency_keys", { response: json(z.unknown()) });

export interface StoredResult {
  readonly bodyFingerprint: string;
  readonly resourceId: string | null;
  readonly response: unknown;
}

export interface NewClaim {
  readonly key: string;
  readonly route: string;
  /** Keyed fingerprint of the body. */
  readonly print: string;
  readonly resourceId?: string | undefined;
}

/**
 * Claims a key, alone or within a larger statement, and returns a row if the key is now ours. A
 * concurrent claim of the same key waits until the other transaction ends.
 *
 * @param once if given, claims only when that part of the statement (at most one row) yields a
 *   row
 */
export function claimStatement(
  ctx: MemberCtx,
  { key, route, print, resourceId }: NewClaim,
  once: Prisma.Sql = Prisma.empty,
): Prisma.Sql {
  const userId = ctx.actor.user.id;
  return Prisma.sql`
    INSERT INTO idempotency_keys ("id", "userId", "key", "route", "bodyFingerprint", "resourceId", "createdAt")
    SELECT ${newId()}::uuid, ${userId}::uuid, ${key}::uuid, ${route}::text, ${print}::text, ${resourceId ?? null}::uuid, ${ctx.now()}::timestamptz
    ${once}
    ON CONFLICT ("userId", "key") DO NOTHING RETURNING "id"`;
}

/** An SQL condition that's true if the person `who` claimed this key before. */
export const isClaimedBy = (who: Prisma.Sql, key: string): Prisma.Sql => Prisma.sql`
  EXISTS (SELECT 1 FROM idempotency_keys k WHERE k."userId" = ${who} AND k."key" = ${key}::uuid)`;

/**
 * Claims a key for this transaction. Returns the result of an earlier request, or null if the key
 * is now ours.
 */
export async function claimKey(ctx: MemberCtx, claim: NewClaim): Promise<StoredResult | null> {
  const inserted = await ctx.db.$queryRaw<unknown[]>(claimStatement(ctx, claim));
  return inserted.length === 1 ? null : findClaimed(ctx, claim.key);
}

/** Reads the result for a key we just failed to claim. */
export async function findClaimed(ctx: MemberCtx, key: string): Promise<StoredResult> {
  const earlier = await findResult(ctx, key);
  if (!earlier) throw new Error("the key that was just refused is gone");
  return earlier;
}

/** The result of this person's earlier request with this key. */
export async function findResult(ctx: MemberCtx, key: string): Promise<StoredResult | null> {
  const row = await ctx.db.idempotencyKey.findUnique({
    where: { userId_key: { userId: ctx.actor.user.id, key } },
  });
  if (!row) return null;
  const { bodyFingerprint, resourceId } = row;
  return {
    bodyFingerprint,
    resourceId,
    response: idempotencySeal.open(ctx.actor.key, row).response,
  };
}

export async function storeResult(ctx: MemberCtx, key: string, response: unknown): Promise<void> {
  const userId = ctx.actor.user.id;
  const { id } = await ctx.db.idempotencyKey.findUniqueOrThrow({
    where: { userId_key: { userId, key } },
    select: { id: true },
  });
  await ctx.db.idempotencyKey.update({
    where: { id },
    data: idempotencySeal.seal(ctx.actor.key, id, { response: response ?? null }),
  });
}

/** Results are kept for a day (contract 5). Returns how many were dropped. */
export async function dropResultsBefore(db: Db, before: Date): Promise<number> {
  const { count } = await db.idempotencyKey.deleteMany({
    where: { createdAt: { lt: before } },
    limit: MAX_DELETED_PER_RUN,
  });
  return count;
}
