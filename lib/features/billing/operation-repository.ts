import type { Ctx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import type { OperationKind } from "./constants";

/** One writing call to the payment provider. `target` holds whatever decides what it does. */
export interface Operation {
  readonly userId: string;
  readonly kind: OperationKind;
  readonly target: string;
}

/**
 * The id of the open operation of this kind, which is its idempotency key; makes it where there is
 * none.
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
    // Null when another request finished it in between: the next one is ours.
    if (row) return row.id;
  }
}

export async function finishOperation(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.billingOperation.updateMany({
    where: { id, finishedAt: null },
    data: { finishedAt: ctx.now() },
  });
}

/** Keys that the provider has long forgotten. */
export async function dropFinishedBefore(ctx: Ctx, before: Date): Promise<number> {
  const { count } = await ctx.db.billingOperation.deleteMany({
    where: { finishedAt: { lt: before } },
  });
  return count;
}
