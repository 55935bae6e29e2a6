import type { Ctx } from "@/lib/ports/context";

/** Keeps that an event came. Answers whether what it told was read back already. */
export async function noteEvent(ctx: Ctx, { id, type }: { id: string; type: string }): Promise<{ handled: boolean }> {
  await ctx.db.stripeEvent.createMany({ data: [{ id, type, receivedAt: ctx.now() }], skipDuplicates: true });
  const row = await ctx.db.stripeEvent.findUniqueOrThrow({ where: { id }, select: { handledAt: true } });
  return { handled: row.handledAt !== null };
}

export async function markHandled(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.stripeEvent.updateMany({ where: { id, handledAt: null }, data: { handledAt: ctx.now() } });
}

/** Long after the provider stopped sending them again. */
export async function dropEventsBefore(ctx: Ctx, before: Date): Promise<number> {
  const { count } = await ctx.db.stripeEvent.deleteMany({ where: { receivedAt: { lt: before } } });
  return count;
}
