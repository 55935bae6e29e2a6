import type { Ctx } from "@/lib/ports/context";
import { FIRST_YEAR, TIMES_HOLD_MS, TIMES_RENEWED_MS } from "./constants";
import { findTimes, measureTimes, storeTimes } from "./report-repository";
import type { KeptTimes } from "./types";

/**
 * The desk's response times for a year, either as last computed by the job or computed now if those
 * are too old. So the report is equally fast however many incidents there are, and never older than
 * `TIMES_HOLD_MS` (decision 0063).
 */
export const readTimes = async (ctx: Ctx, year: number): Promise<KeptTimes> =>
  (await findTimes(ctx, year, TIMES_HOLD_MS)) ?? reckonTimes(ctx, year);

/**
 * For the job `retention`: covers every year the report can be requested for.
 *
 * @returns how many were recomputed
 */
export async function keepTimes(ctx: Ctx): Promise<number> {
  let reckoned = 0;
  for (let year = FIRST_YEAR; year <= ctx.now().getUTCFullYear(); year += 1) {
    if (await findTimes(ctx, year, TIMES_RENEWED_MS)) continue;
    await reckonTimes(ctx, year);
    reckoned += 1;
  }
  return reckoned;
}

/**
 * Recomputes from all incidents each time, so late changes and erased people need no bookkeeping.
 */
async function reckonTimes(ctx: Ctx, year: number): Promise<KeptTimes> {
  const reckonedAt = ctx.now();
  const times = { ...(await measureTimes(ctx, yearSpan(year))), reckonedAt };
  await storeTimes(ctx, year, times);
  return times;
}

/** A calendar year (UTC). */
export const yearSpan = (year: number): { readonly from: Date; readonly to: Date } => ({
  from: new Date(Date.UTC(year, 0)),
  to: new Date(Date.UTC(year + 1, 0)),
});
