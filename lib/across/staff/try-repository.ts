import type { Ctx } from "@/lib/ports/context";
import { type Db, lockName } from "@/lib/ports/db";
import type { PinAttempt, PinCaller } from "./policy";

/**
 * Serializes the counting of tries until the transaction ends, so concurrent tries can't use the
 * same remaining slot.
 */
export async function lockTries(ctx: Ctx): Promise<void> {
  await lockName(ctx.db, "pin_tries");
}

export const findTriesSince = (ctx: Ctx, since: Date): Promise<PinAttempt[]> =>
  ctx.db.pinTry.findMany({
    where: { createdAt: { gt: since } },
    select: { person: true, address: true, createdAt: true },
  });

export async function insertTry(
  ctx: Ctx,
  { person, address }: PinCaller,
  createdAt: Date,
): Promise<void> {
  await ctx.db.pinTry.create({ data: { person, address, createdAt }, select: { id: true } });
}

/** @returns how many there were */
export async function deleteTriesOf(ctx: Ctx, person: string): Promise<number> {
  return (await ctx.db.pinTry.deleteMany({ where: { person } })).count;
}

export async function dropTriesBefore(db: Db, before: Date): Promise<number> {
  return (await db.pinTry.deleteMany({ where: { createdAt: { lte: before } } })).count;
}
