import type { Ctx } from "@/lib/ports/context";
import { ANSWER_WITHIN_MS } from "./constants";
import type { KeptTimes, ReferralCount, ResponseTimes } from "./types";

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/**
 * Referrals by month, kind, severity and minor or adult, for the yearly report. Covers whole
 * months: the sums, plus anything not yet added to them.
 */
export const sumReferrals = (ctx: Ctx, { from, to }: Span): Promise<ReferralCount[]> =>
  ctx.db.$queryRaw<ReferralCount[]>`
    WITH counted AS (
      SELECT "month", "kind", "severity", "isChild", "count" FROM crisis_months
      WHERE "month" >= ${from}::date AND "month" < ${to}::date
      UNION ALL
      SELECT "day", "kind", "severity", "isChild", "count" FROM crisis_counts
      WHERE NOT "summed" AND "day" >= ${from}::date AND "day" < ${to}::date)
    SELECT to_char("month", 'YYYY-MM') AS "month", "kind", "severity"::text AS "severity", "isChild" AS "isMinor",
           sum("count")::int AS "count"
    FROM counted GROUP BY 1, 2, counted."severity", 4 ORDER BY 1, 2, counted."severity", 4`;

/**
 * Adds up to `limit` referrals to their months, each exactly once, in a single statement that skips
 * rows another run holds. A fixed order keeps two concurrent runs from deadlocking on the same
 * months.
 *
 * @returns how many were added
 */
export async function addToMonths(ctx: Ctx, limit: number): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ added: number }[]>`
    WITH chosen AS MATERIALIZED (
      SELECT "id" FROM crisis_counts WHERE NOT "summed" ORDER BY "day" LIMIT ${limit} FOR UPDATE SKIP LOCKED),
    taken AS (
      UPDATE crisis_counts SET "summed" = true WHERE "id" IN (SELECT "id" FROM chosen)
      RETURNING "day", "kind", "severity", "isChild", "count"),
    added AS (
      INSERT INTO crisis_months ("month", "kind", "severity", "isChild", "count")
      SELECT date_trunc('month', "day"::timestamp)::date, "kind", "severity", "isChild", sum("count")
      FROM taken GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT ("month", "kind", "severity", "isChild") DO UPDATE SET "count" = crisis_months."count" + EXCLUDED."count")
    SELECT count(*)::int AS "added" FROM taken`;
  return row?.added ?? 0;
}

/**
 * Gets slower the more incidents there are. Its expression matches the index
 * `crisis_incidents_times`.
 */
export async function measureTimes(ctx: Ctx, { from, to }: Span): Promise<ResponseTimes> {
  const [row] = await ctx.db.$queryRaw<ResponseTimes[]>`
    WITH taken AS (
      SELECT date_part('epoch', "acknowledgedAt" - "createdAt") AS "answer",
             date_part('epoch', "resolvedAt" - "createdAt") AS "end"
      FROM crisis_incidents WHERE "createdAt" >= ${from} AND "createdAt" < ${to})
    SELECT count(*)::int AS "incidents", count("answer")::int AS "acknowledged",
           count(*) FILTER (WHERE "answer" <= ${ANSWER_WITHIN_MS / 1000}::float8)::int AS "withinFiveMinutes",
           count("end")::int AS "resolved",
           percentile_cont(0.5) WITHIN GROUP (ORDER BY "answer") AS "medianToAcknowledge",
           percentile_cont(0.95) WITHIN GROUP (ORDER BY "answer") AS "p95ToAcknowledge",
           percentile_cont(0.5) WITHIN GROUP (ORDER BY "end") AS "medianToResolve"
    FROM taken`;
  if (!row) throw new Error("an aggregate without groups answers one row");
  return row;
}

const TIMES = {
  reckonedAt: true,
  incidents: true,
  acknowledged: true,
  withinFiveMinutes: true,
  resolved: true,
  medianToAcknowledge: true,
  p95ToAcknowledge: true,
  medianToResolve: true,
} as const satisfies Record<keyof KeptTimes, true>;

/**
 * The year's times if they were computed within the last `ms` milliseconds. A timestamp ahead of
 * our clock doesn't count.
 */
export function findTimes(ctx: Ctx, year: number, ms: number): Promise<KeptTimes | null> {
  const now = ctx.now();
  const reckonedAt = { gt: new Date(now.getTime() - ms), lte: now };
  return ctx.db.crisisTimes.findFirst({ where: { year, reckonedAt }, select: TIMES });
}

export async function storeTimes(ctx: Ctx, year: number, times: KeptTimes): Promise<void> {
  await ctx.db.crisisTimes.upsert({
    where: { year },
    create: { year, ...times },
    update: times,
    select: { year: true },
  });
}
