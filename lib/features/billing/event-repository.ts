import type { Ctx } from "@/lib/ports/context";
import type { Db } from "@/lib/ports/db";

/** Until then (ms) the provider most likely sends an event again by itself. */
const LEFT_ALONE_MS = 10 * 60_000;

/** An event that came before this moment should have been carried out. */
const overdueSince = (now: Date): Date => new Date(now.getTime() - LEFT_ALONE_MS);

/** Keeps that an event came. Answers whether what it told was read back already. */
export async function noteEvent(
  ctx: Ctx,
  { id, type }: { id: string; type: string },
): Promise<{ handled: boolean }> {
  const known = await ctx.db.stripeEvent.findUnique({ where: { id }, select: { handledAt: true } });
  if (known) return { handled: known.handledAt !== null };
  await ctx.db.stripeEvent.createMany({
    data: [{ id, type, receivedAt: ctx.now() }],
    skipDuplicates: true,
  });
  return { handled: false };
}

export async function markHandled(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.stripeEvent.updateMany({
    where: { id, handledAt: null },
    data: { handledAt: ctx.now() },
  });
}

export interface OverdueEvent {
  readonly id: string;
  readonly type: string;
}

/**
 * The next event to try again: one that is overdue, and was not tried since `triedBefore`. It
 * counts as tried from here on, so that of two runs at once each takes another one, and one that
 * fails keeps no other waiting.
 */
export async function takeOverdue(ctx: Ctx, triedBefore: Date): Promise<OverdueEvent | null> {
  const now = ctx.now();
  const [event] = await ctx.db.$queryRaw<OverdueEvent[]>`
    UPDATE stripe_events SET "triedAt" = ${now} WHERE "id" = (
      SELECT "id" FROM stripe_events
      WHERE "handledAt" IS NULL AND "receivedAt" < ${overdueSince(now)} AND ("triedAt" IS NULL OR "triedAt" < ${triedBefore})
      ORDER BY "triedAt" NULLS FIRST, "receivedAt" LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING "id", "type"`;
  return event ?? null;
}

/** How many were not carried out though they should have been. */
export const countOverdue = (db: Db, now: Date): Promise<number> =>
  db.stripeEvent.count({ where: { handledAt: null, receivedAt: { lt: overdueSince(now) } } });

/** Long after the provider stopped sending them again. */
export async function dropEventsBefore(ctx: Ctx, before: Date): Promise<number> {
  const { count } = await ctx.db.stripeEvent.deleteMany({ where: { receivedAt: { lt: before } } });
  return count;
}
