import type { Ctx } from "@/lib/ports/context";
import { lockName } from "@/lib/ports/db";
import { Prisma } from "@/prisma/client/client";

/**
 * The full comparison should find nothing that no mark announced, but triggers alone must not
 * decide what a person may use.
 */
const EVERYBODY_AFTER_MS = 24 * 60 * 60_000;
const nextOfEverybody = (ctx: Ctx): Date => new Date(ctx.now().getTime() + EVERYBODY_AFTER_MS);

/**
 * Marks a person's plan for comparison. The id is a counter and may exceed JavaScript's safe
 * integers.
 */
export interface PlanCheck {
  readonly id: string;
  readonly userId: string;
}

export interface Horizon {
  /**
   * The last mark that existed when the run began; marks the run itself makes are for the next run.
   */
  readonly last: string;
  /** Whether the full comparison is due, i.e. it isn't scheduled for a later time. */
  readonly everybody: boolean;
}

export async function findHorizon(ctx: Ctx): Promise<Horizon> {
  const [row] = await ctx.db.$queryRaw<Horizon[]>`
    SELECT COALESCE((SELECT max("id") FROM plan_checks), 0)::text AS "last",
           NOT EXISTS (SELECT 1 FROM plan_checks WHERE "userId" IS NULL AND "dueAt" > ${ctx.now()}) AS "everybody"`;
  if (!row) throw new Error("a statement without a table answers one row");
  return row;
}

/** Marks that are due, from an id on and up to the horizon. */
export const findDueChecks = (
  ctx: Ctx,
  { last }: Horizon,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<PlanCheck[]> =>
  ctx.db.$queryRaw<PlanCheck[]>`
    SELECT "id"::text, "userId"::text FROM plan_checks
    WHERE "dueAt" <= ${ctx.now()} AND "userId" IS NOT NULL AND "id" > ${after}::bigint AND "id" <= ${last}::bigint
    ORDER BY plan_checks."id" LIMIT ${limit}`;

/** Drops exactly these marks: a change made in the meantime has left its own. */
export async function dropChecks(ctx: Ctx, checks: readonly PlanCheck[]): Promise<void> {
  await ctx.db
    .$executeRaw`DELETE FROM plan_checks WHERE "id" = ANY(${checks.map(({ id }) => id)}::bigint[])`;
}

/** Stores marks; the same time for the same person is stored once. */
export async function keepChecks(
  ctx: Ctx,
  due: readonly { userId: string; at: Date }[],
): Promise<void> {
  if (due.length === 0) return;
  await ctx.transaction(async (tx) => {
    await lockName(tx.db, "plan_checks");
    await insertChecks(tx, due);
  });
}

async function insertChecks(ctx: Ctx, due: readonly { userId: string; at: Date }[]): Promise<void> {
  const rows = Prisma.join(
    due.map(({ userId, at }) => Prisma.sql`(${userId}::uuid, ${at}::timestamptz)`),
  );
  await ctx.db.$executeRaw`
    INSERT INTO plan_checks ("userId", "dueAt") SELECT given.* FROM (VALUES ${rows}) AS given ("userId", "dueAt")
    WHERE NOT EXISTS (SELECT 1 FROM plan_checks kept WHERE kept."userId" = given."userId" AND kept."dueAt" = given."dueAt")`;
}

/** Everyone has been compared; schedules the next full comparison in a day. */
export async function keepCheckOfEverybody(ctx: Ctx): Promise<void> {
  await ctx.db.$executeRaw`
    INSERT INTO plan_checks ("dueAt") VALUES (${nextOfEverybody(ctx)})
    ON CONFLICT (("userId" IS NULL)) WHERE "userId" IS NULL DO UPDATE SET "dueAt" = EXCLUDED."dueAt"`;
}
