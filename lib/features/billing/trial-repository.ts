import type { Ctx } from "@/lib/ports/context";
import { fingerprint } from "@/lib/shared/ids";

/**
 * Has its own prefix, so the mark can't be matched with any other fingerprint of the same address.
 */
const printOf = (ctx: Ctx, address: string): string =>
  fingerprint(ctx.fingerprintSecret, `used-trial:${address.toLowerCase()}`);

export async function upsertMark(ctx: Ctx, address: string, keepUntil: Date): Promise<void> {
  const addressPrint = printOf(ctx, address);
  await ctx.db.usedTrial.upsert({
    where: { addressPrint },
    create: { addressPrint, keepUntil },
    update: { keepUntil },
  });
}

/** An expired mark no longer counts, whether or not the job has removed it yet. */
export const isMarked = async (ctx: Ctx, address: string): Promise<boolean> =>
  (await ctx.db.usedTrial.count({
    where: { addressPrint: printOf(ctx, address), keepUntil: { gt: ctx.now() } },
  })) > 0;

export const deleteMarksBefore = async (ctx: Ctx, before: Date): Promise<number> =>
  (await ctx.db.usedTrial.deleteMany({ where: { keepUntil: { lte: before } } })).count;
