import type { Ctx } from "@/lib/ports/context";
import type { Db } from "@/lib/ports/db";

/** The provider most likely resends an event on its own within this time (ms). */
const LEFT_ALONE_MS = 10 * 60_000;

/** An event received before this time should have been handled by now. */
const overdueSince = (now: Date): Date => new Date(now.getTime() - LEFT_ALONE_MS);

/** Records that an event arrived and returns whether it's already handled. */
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
 * Claims the next overdue event not tried since `triedBefore`. Claiming counts as a try, so two
 * runs at once take different events, and a failing one doesn't hold up the rest.
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

/** Counts events that should have been handled but weren't. */
export const countOverdue = (db: Db, now: Date): Promise<number> =>
  db.stripeEvent.count({ where: { handledAt: null, receivedAt: { lt: overdueSince(now) } } });

/** Called long after the provider has stopped resending them. */
export async function dropEventsBefore(ctx: Ctx, before: Date): Promise<number> {
  const { count } = await ctx.db.stripeEvent.deleteMany({ where: { receivedAt: { lt: before } } });
  return count;
}
