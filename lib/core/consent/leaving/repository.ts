import type { Ctx } from "@/lib/ports/context";
import { ERASURE_FIELDS, type ErasureFields } from "./erasure-fields";

/**
 * Cancels a parent's erasure request but keeps the child's own.
 *
 * @returns the day the account is erased anyway, or null; undefined if no parent had asked
 */
export async function clearEraseAfterOfChild(
  ctx: Ctx,
  childId: string,
): Promise<Date | null | undefined> {
  const [row] = await ctx.db.$queryRaw<{ eraseAfter: Date | null }[]>`
    UPDATE users SET "eraseAfter" = "ownEraseAfter", "ownEraseAfter" = NULL, "eraseAskedByGuardian" = false
    WHERE "id" = ${childId}::uuid AND "eraseAskedByGuardian"
    RETURNING "eraseAfter"`;
  return row?.eraseAfter;
}

export async function findEraseAfter(ctx: Ctx, id: string): Promise<Date | null> {
  const row = await ctx.db.user.findUnique({ where: { id }, select: { eraseAfter: true } });
  return row?.eraseAfter ?? null;
}

export const findErasureFields = (ctx: Ctx, id: string): Promise<ErasureFields | null> =>
  ctx.db.user.findUnique({ where: { id }, select: ERASURE_FIELDS });
