import type { MemberCtx } from "@/lib/ports/context";
import type { Db } from "@/lib/ports/db";
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
  claim: { key: string; route: string; print: string; resourceId?: string },
): Promise<StoredResult | null> {
  const { key, route, print: bodyFingerprint, resourceId } = claim;
  const userId = ctx.actor.user.id;
  const inserted = await ctx.db.idempotencyKey.createMany({
    data: [{ id: newId(), userId, key, route, bodyFingerprint, resourceId, createdAt: ctx.now() }],
    skipDuplicates: true,
  });
  if (inserted.count === 1) return null;
  const earlier = await findResult(ctx, key);
  if (!earlier) throw new Error("the key that was just refused is gone");
  return earlier;
}

/** What an earlier request of this person left under a key. */
export async function findResult(ctx: MemberCtx, key: string): Promise<StoredResult | null> {
  const row = await ctx.db.idempotencyKey.findUnique({ where: { userId_key: { userId: ctx.actor.user.id, key } } });
  if (!row) return null;
  const { bodyFingerprint, resourceId } = row;
  return { bodyFingerprint, resourceId, response: idempotencySeal.open(ctx.actor.key, row).response };
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

/** Results are kept for a day (contract 5). Answers how many were dropped. */
export async function dropResultsBefore(db: Db, before: Date): Promise<number> {
  const { count } = await db.idempotencyKey.deleteMany({ where: { createdAt: { lt: before } } });
  return count;
}
