import type { Ctx } from "@/lib/ports/context";

/**
 * Locks several people and their plans for this transaction in the one order every transaction
 * uses: plans before people, each by id. Family members belong to more than one such group:
 * somebody being erased is locked with those who have seats in their plan, and somebody signing in
 * with a new address with the children who name it. In different orders, one transaction could hold
 * the parent and wait for the child while another does the reverse, and the database would abort
 * one of them.
 *
 * NO KEY, not the whole row: a transaction answering for a child has locked the child and then only
 * references the parent.
 */
export async function lockPeople(ctx: Pick<Ctx, "db">, ids: readonly string[]): Promise<void> {
  await ctx.db
    .$queryRaw`SELECT 1 FROM subscriptions WHERE "userId" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`;
  await ctx.db
    .$queryRaw`SELECT 1 FROM users WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`;
}
