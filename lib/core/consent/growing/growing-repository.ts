import { GROWN_A_RUN } from "@/lib/core/consent/growing/constants";
import type { Ctx } from "@/lib/ports/context";
import { ADULT_AGE, ageGroupOf, CONSENT_AGE } from "@/lib/shared/audience";
import { type Border, bornByOf } from "@/lib/shared/growing";
import { Prisma } from "@/prisma/client/client";

/** Those below a border for whom the calendar counts: under 13 only while a parent's yes stands. */
const below = (border: Border) => ({
  active: true,
  age: { lt: border },
  ...(border === CONSENT_AGE ? { consent: "granted" as const } : {}),
});

/**
 * The day of birth of those below a border. Nearly all who were born before the 13-year-olds of
 * today are teenagers, so children have an index of their own, whose expression this is, letter for
 * letter (`users_children_born`); adults have no day of birth.
 */
const BORN: Readonly<Record<Border, Prisma.Sql>> = {
  13: Prisma.sql`CASE WHEN "active" AND "consent" = 'granted' AND "age" < 13 THEN "bornBy" END`,
  18: Prisma.sql`"bornBy"`,
};

async function findBornUntil(
  ctx: Ctx,
  border: Border,
  day: Date,
  only: Prisma.Sql,
): Promise<string[]> {
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT "id"::text FROM users
    WHERE "age" < ${border} AND "active" AND (${BORN[border]}) <= ${day.toISOString()}::date AND ${only}
    ORDER BY (${BORN[border]}), users."id" LIMIT ${GROWN_A_RUN}`;
  return rows.map(({ id }) => id);
}

/** Who has surely reached a border at this moment, the oldest first. */
export const findGrown = (ctx: Ctx, border: Border, at: Date): Promise<string[]> =>
  findBornUntil(ctx, border, bornByOf(at, border), Prisma.sql`true`);

/** Who will have reached it at `at`, and was not told yet. */
export const findUntold = (ctx: Ctx, border: Border, at: Date): Promise<string[]> =>
  findBornUntil(
    ctx,
    border,
    bornByOf(at, border),
    Prisma.sql`"toldOfAge" IS DISTINCT FROM ${border}`,
  );

/** False when another run was faster. Locks the young person. */
export async function noteTold(ctx: Ctx, id: string, border: Border): Promise<boolean> {
  const { count } = await ctx.db.user.updateMany({
    where: { id, ...below(border), OR: [{ toldOfAge: null }, { toldOfAge: { not: border } }] },
    data: { toldOfAge: border },
  });
  return count === 1;
}

/**
 * Another year inside the same group of ages, for those who surely have it: found by their next
 * birthday (`users_next_birthday`).
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
 * Writes what comes with a border, from the age before it alone: of two at the same moment the
 * second finds nobody. At 18 the parent's address goes, and with it their view (from what the
 * parent was asked and said too, by a trigger); at 13 nobody has to say yes any more.
 */
export async function writeTurned(ctx: Ctx, id: string, border: Border): Promise<boolean> {
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

/** A parent knows it better than the calendar: from this day on it is reckoned from here. */
export async function writeBornBy(ctx: Ctx, id: string, bornBy: Date): Promise<void> {
  await ctx.db.user.updateMany({ where: { id }, data: { bornBy } });
}

export async function findBornBy(ctx: Ctx, id: string): Promise<Date | null> {
  return (
    (await ctx.db.user.findUnique({ where: { id }, select: { bornBy: true } }))?.bornBy ?? null
  );
}
