import type { Ctx } from "@/lib/ports/context";

/**
 * Locks several people and their plans for this transaction in the same order everywhere: plans
 * before people, each by id. Family members belong to several such groups: someone being erased is
 * locked with the people who have seats in their plan, and someone signing in with a new address
 * is locked with the children who name it. In different orders, one transaction could hold the
 * parent and wait for the child while another does the reverse, and the database would abort one of
 * them.
 *
 * NO KEY rather than the whole row: a transaction answering for a child has locked the child and
 * then only references the parent.
 */
export async function lockPeople(ctx: Pick<Ctx, "db">, ids: readonly string[]): Promise<void> {
  await ctx.db
    .$queryRaw`SELECT 1 FROM subscriptions WHERE "userId" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`;
  await ctx.db
    .$queryRaw`SELECT 1 FROM users WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`;
}
