import type { Ctx } from "@/lib/ports/context";
import { ANSWER_WITHIN_MS } from "./constants";
import type { ReferralCount, ResponseTimes } from "./types";

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** By month, kind, severity and whether a minor: what the yearly report is made of. */
export const sumReferrals = (ctx: Ctx, { from, to }: Span): Promise<ReferralCount[]> =>
  ctx.db.$queryRaw<ReferralCount[]>`
    SELECT to_char("day", 'YYYY-MM') AS "month", "kind", "severity"::text AS "severity", "isChild" AS "isMinor",
           sum("count")::int AS "count"
    FROM crisis_counts WHERE "day" >= ${from}::date AND "day" < ${to}::date
    GROUP BY 1, 2, crisis_counts."severity", 4 ORDER BY 1, 2, crisis_counts."severity", 4`;

/** Seconds; the percentiles are null while nothing was acknowledged or resolved. */
export async function measureTimes(ctx: Ctx, { from, to }: Span): Promise<ResponseTimes> {
  const [row] = await ctx.db.$queryRaw<ResponseTimes[]>`
    WITH taken AS (
      SELECT EXTRACT(EPOCH FROM "acknowledgedAt" - "createdAt")::float8 AS "answer",
             EXTRACT(EPOCH FROM "resolvedAt" - "createdAt")::float8 AS "end"
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
