import type { Ctx } from "@/lib/ports/context";

/**
 * Takes several people and their plans for this transaction, in the one order in which every
 * transaction takes more than one: plans before people, each by their number. A family is in more
 * than one such group: whoever is erased is taken with those who sit in their plan, and whoever
 * signs in with a new address with the children who name it. In two orders, one of them would hold
 * the parent and wait for the child, the other hold the child and wait for the parent, and the
 * database would break one of the two off.
 *
 * Not the whole row (NO KEY): whoever answers for a child has taken the child, and then only points
 * to the parent.
 */
export async function lockPeople(ctx: Pick<Ctx, "db">, ids: readonly string[]): Promise<void> {
  await ctx.db
    .$queryRaw`SELECT 1 FROM subscriptions WHERE "userId" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`;
  await ctx.db
    .$queryRaw`SELECT 1 FROM users WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`;
}
