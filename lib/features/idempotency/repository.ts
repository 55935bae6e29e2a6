import type { Db } from "@/lib/ports/db";
import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { idempotencySeal } from "./sealed";

export interface StoredResult {
  readonly bodyFingerprint: string;
  readonly resourceId: string | null;
  readonly response: unknown;
}

/**
 * Claims a key for this transaction; answers what an earlier request left under it, or null when it is ours now.
 * A concurrent claim of the same key waits here until the other transaction ends.
 */
export async function claimKey(
  ctx: MemberCtx,
  key: string,
  route: string,
  bodyFingerprint: string,
): Promise<StoredResult | null> {
  const userId = ctx.actor.user.id;
  const inserted = await ctx.db.idempotencyKey.createMany({
    data: [{ id: newId(), userId, key, route, bodyFingerprint, createdAt: ctx.now() }],
    skipDuplicates: true,
  });
  if (inserted.count === 1) return null;
  const row = await ctx.db.idempotencyKey.findUniqueOrThrow({ where: { userId_key: { userId, key } } });
  return {
    bodyFingerprint: row.bodyFingerprint,
    resourceId: row.resourceId,
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

/** For work whose answer is read again from its own rows (a chat turn): remembers which row it made. */
export async function storeResource(ctx: MemberCtx, key: string, resourceId: string): Promise<void> {
  await ctx.db.idempotencyKey.update({
    where: { userId_key: { userId: ctx.actor.user.id, key } },
    data: { resourceId },
  });
}

/** Results are kept for a day (contract 5). Answers how many were dropped. */
export async function dropResultsBefore(db: Db, before: Date): Promise<number> {
  const { count } = await db.idempotencyKey.deleteMany({ where: { createdAt: { lt: before } } });
  return count;
}
