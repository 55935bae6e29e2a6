import { GROWN_A_RUN } from "@/lib/core/consent/growing/constants";
import type { Ctx } from "@/lib/ports/context";
import { ADULT_AGE, ageGroupOf, CONSENT_AGE } from "@/lib/shared/audience";
import { type AgeThreshold, bornByOf } from "@/lib/shared/growing";
import { Prisma } from "@/prisma/client/client";

/**
 * People younger than `border` whose ages advance automatically. Under 13, that requires a parent's
 * current yes.
 */
const below = (border: AgeThreshold) => ({
  active: true,
  age: { lt: border },
  ...(border === CONSENT_AGE ? { consent: "granted" as const } : {}),
});

/**
 * The birth date of people below a border. Nearly everyone born before today's 13-year-olds is a
 * teenager, so children have their own index (`users_children_born`), and this expression must
 * match it exactly. Adults have no birth date.
 */
const BORN: Readonly<Record<AgeThreshold, Prisma.Sql>> = {
  13: Prisma.sql`CASE WHEN "active" AND "consent" = 'granted' AND "age" < 13 THEN "bornBy" END`,
  18: Prisma.sql`"bornBy"`,
};

async function findBornUntil(
  ctx: Ctx,
  border: AgeThreshold,
  day: Date,
  only: Prisma.Sql,
): Promise<string[]> {
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT "id"::text FROM users
    WHERE "age" < ${border} AND "active" AND (${BORN[border]}) <= ${day.toISOString()}::date AND ${only}
    ORDER BY (${BORN[border]}), users."id" LIMIT ${GROWN_A_RUN}`;
  return rows.map(({ id }) => id);
}

/** People who will certainly have reached a border by `at`, oldest first. */
export const findGrown = (ctx: Ctx, border: AgeThreshold, at: Date): Promise<string[]> =>
  findBornUntil(ctx, border, bornByOf(at, border), Prisma.sql`true`);

/** People who will have reached a border by `at` and haven't been told. */
export const findUntold = (ctx: Ctx, border: AgeThreshold, at: Date): Promise<string[]> =>
  findBornUntil(
    ctx,
    border,
    bornByOf(at, border),
    Prisma.sql`"toldOfAge" IS DISTINCT FROM ${border}`,
  );

/** Locks the young person's row. Returns false if another run got there first. */
export async function markToldOfAge(ctx: Ctx, id: string, border: AgeThreshold): Promise<boolean> {
  const { count } = await ctx.db.user.updateMany({
    where: { id, ...below(border), OR: [{ toldOfAge: null }, { toldOfAge: { not: border } }] },
    data: { toldOfAge: border },
  });
  return count === 1;
}

/**
 * Raises ages within an age group once another year has certainly passed, found by next birthday
 * (`users_next_birthday`).
 */
export const raiseAges = (ctx: Ctx): Promise<number> =>
  ctx.db.$executeRaw`
    UPDATE users SET "age" = grown."years"
    FROM (
      SELECT "id", LEAST(
        EXTRACT(YEAR FROM age(${ctx.now().toISOString()}::timestamp, "bornBy"::timestamp))::int,
        CASE WHEN "age" < ${CONSENT_AGE} THEN ${CONSENT_AGE - 1}::int ELSE ${ADULT_AGE - 1}::int END) AS "years"
      FROM users WHERE "bornBy" IS NOT NULL AND "age" < ${ADULT_AGE}
        AND "bornBy" + make_interval(years => "age" + 1) <= ${ctx.now().toISOString()}::timestamp
    ) AS grown
    WHERE users."id" = grown."id" AND users."age" < grown."years"`;

/**
 * Applies the changes at a border, conditional on the previous age, so the second of two concurrent
 * calls matches no one. At 18 the parent's address and access are removed (a trigger also erases
 * the address from requests and answers); at 13 a yes is no longer needed.
 */
export async function writeTurned(ctx: Ctx, id: string, border: AgeThreshold): Promise<boolean> {
  const isAdult = border === ADULT_AGE;
  const { count } = await ctx.db.user.updateMany({
    where: { id, age: { lt: border } },
    data: {
      age: border,
      ageGroup: ageGroupOf(border),
      isChildAccount: !isAdult,
      consent: "not_needed",
      waitingSince: null,
      ...(isAdult
        ? { bornBy: null, toldOfAge: null, parentEmail: null, parentEmailIndex: null }
        : {}),
    },
  });
  return count === 1;
}

/** Stores a birth date corrected by a parent. Ages are counted from it from now on. */
export async function writeBornBy(ctx: Ctx, id: string, bornBy: Date): Promise<void> {
  await ctx.db.user.updateMany({ where: { id }, data: { bornBy } });
}

export async function findBornBy(ctx: Ctx, id: string): Promise<Date | null> {
  return (
    (await ctx.db.user.findUnique({ where: { id }, select: { bornBy: true } }))?.bornBy ?? null
  );
}
