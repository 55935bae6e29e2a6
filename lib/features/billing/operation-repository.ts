import type { Ctx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import type { OperationKind } from "./constants";

/**
 * One mutating call to the payment provider. `target` holds everything that determines its effect.
 */
export interface Operation {
  readonly userId: string;
  readonly kind: OperationKind;
  readonly target: string;
}

/**
 * Returns the id of the open operation of this kind, creating one if needed; it's the idempotency
 * key.
 */
export async function openOperation(
  ctx: Ctx,
  { userId, kind, target }: Operation,
): Promise<string> {
  for (;;) {
    await ctx.db.billingOperation.createMany({
      data: [{ id: newId(), userId, kind, target, createdAt: ctx.now() }],
      skipDuplicates: true,
    });
    const row = await ctx.db.billingOperation.findFirst({
      where: { userId, kind, target, finishedAt: null },
      select: { id: true },
    });
    // Null if another request finished it in between: then the next one is ours.
    if (row) return row.id;
  }
}

export async function finishOperation(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.billingOperation.updateMany({
    where: { id, finishedAt: null },
    data: { finishedAt: ctx.now() },
  });
}

/** Drops keys that the provider forgot long ago. */
export async function dropFinishedBefore(ctx: Ctx, before: Date): Promise<number> {
  const { count } = await ctx.db.billingOperation.deleteMany({
    where: { finishedAt: { lt: before } },
  });
  return count;
}
