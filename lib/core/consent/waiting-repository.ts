import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { WAITING_MS } from "./constants";

/**
 * Starts the waiting period with the first request; asking again doesn't extend it. It never runs
 * for a child who once had a yes, because only they and their parent may delete what they wrote.
 */
async function startWaiting(ctx: Ctx, childId: string): Promise<void> {
  await ctx.db.$executeRaw`
    UPDATE users SET "waitingSince" = ${ctx.now()}
    WHERE "id" = ${childId}::uuid AND "waitingSince" IS NULL AND NOT EXISTS (
      SELECT 1 FROM consents WHERE "userId" = ${childId}::uuid AND "status" IN ('granted', 'withdrawn'))`;
}

/**
 * Restarts the waiting period at the first refusal. Later ones, from anyone, don't restart it, or
 * asking and being refused could keep an account without consent forever (COPPA 312.5(c)(1)).
 */
export async function startAtFirstNo(
  ctx: Ctx,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await ctx.db.$executeRaw`
    UPDATE users SET "waitingSince" = ${ctx.now()}, "waitingReminders" = 0
    WHERE "id" = ${userId}::uuid AND NOT EXISTS (
      SELECT 1 FROM consents WHERE "userId" = ${userId}::uuid
        AND ("status" IN ('granted', 'withdrawn') OR ("status" = 'refused' AND "id" <> ${id}::uuid)))`;
}

export async function markAsPending(ctx: MemberCtx): Promise<void> {
  const { id } = ctx.actor.user;
  await ctx.db.user.update({ where: { id }, data: { consent: "pending" }, select: { id: true } });
  await startWaiting(ctx, id);
}

/**
 * When the caller's account is erased without a parent's yes. Null for a child who once had one,
 * whose account isn't erased for waiting.
 */
export async function findWaitingEnd(ctx: MemberCtx): Promise<Date | null> {
  const { id } = ctx.actor.user;
  const row = await ctx.db.user.findUnique({ where: { id }, select: { waitingSince: true } });
  return waitingEndOf(row?.waitingSince ?? null);
}

export const waitingEndOf = (since: Date | null): Date | null =>
  since && new Date(since.getTime() + WAITING_MS);

export const deleteSupersededBefore = (ctx: Ctx, before: Date): Promise<number> =>
  ctx.db.$executeRaw`
    DELETE FROM consents old
    WHERE old."status" IN ('pending', 'expired') AND old."expiresAt" < ${before}
      AND EXISTS (
        SELECT 1 FROM consents newer
        WHERE newer."userId" = old."userId" AND newer."requestedAt" > old."requestedAt")`;

export async function deleteNotMineBefore(ctx: Ctx, before: Date): Promise<number> {
  return (
    await ctx.db.consent.deleteMany({ where: { status: "not_mine", decidedAt: { lt: before } } })
  ).count;
}

export interface Waiting {
  readonly id: string;
  readonly waitingSince: Date;
}

interface Due {
  readonly before: Date;
  readonly reminders: number;
  readonly limit: number;
}

/**
 * Children whose parent was asked before `before`, hasn't answered, and got fewer than `reminders`
 * reminders. Those waiting longest come first.
 */
export const findUnreminded = async (
  ctx: Ctx,
  { before, reminders, limit }: Due,
): Promise<Waiting[]> => {
  const rows = await ctx.db.user.findMany({
    where: {
      consent: "pending",
      active: true,
      waitingSince: { lte: before },
      waitingReminders: { lt: reminders },
    },
    orderBy: [{ waitingSince: "asc" }, { id: "asc" }],
    take: limit,
    select: { id: true, waitingSince: true },
  });
  return rows.flatMap(({ id, waitingSince }) => (waitingSince ? [{ id, waitingSince }] : []));
};

/**
 * Locks the child's row and stores the reminder. Returns false if another run got there first or
 * the parent answered.
 */
export async function noteReminder(ctx: Ctx, id: string, reminders: number): Promise<boolean> {
  const { count } = await ctx.db.user.updateMany({
    where: { id, consent: "pending", waitingReminders: { lt: reminders } },
    data: { waitingReminders: reminders },
  });
  return count === 1;
}
