import type { Ctx } from "@/lib/ports/context";

/** Keeps that an event came. Answers whether what it told was read back already. */
export async function noteEvent(ctx: Ctx, { id, type }: { id: string; type: string }): Promise<{ handled: boolean }> {
  const known = await ctx.db.stripeEvent.findUnique({ where: { id }, select: { handledAt: true } });
  if (known) return { handled: known.handledAt !== null };
  await ctx.db.stripeEvent.createMany({ data: [{ id, type, receivedAt: ctx.now() }], skipDuplicates: true });
  return { handled: false };
}

export async function markHandled(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.stripeEvent.updateMany({ where: { id, handledAt: null }, data: { handledAt: ctx.now() } });
}

/** Long after the provider stopped sending them again. */
export async function dropEventsBefore(ctx: Ctx, before: Date): Promise<number> {
  const { count } = await ctx.db.stripeEvent.deleteMany({ where: { receivedAt: { lt: before } } });
  return count;
}
