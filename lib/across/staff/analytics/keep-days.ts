import type { Ctx } from "@/lib/ports/context";
import { addDays, type Day } from "@/lib/shared/calendar";
import { MAX_SPAN } from "./constants";
import { countDays } from "./count-days";
import { findDays, insertDays } from "./day-repository";
import { findFirstSignUp } from "./repository";
import type { AnalyticsDay } from "./types";

export const todayOf = (ctx: Ctx): Day => ctx.now().toISOString().slice(0, 10);

/**
 * The final numbers of past days. Each day is counted only once, by the job after it ends or by the
 * first request before that. So no one can subtract two answers about a day from each other, even
 * if someone erases their account or changes their plan in between (decision 0041). Safe to rerun
 * and to run in parallel, because the first count of a day wins.
 */
export async function readDays(ctx: Ctx, span: { from: Day; to: Day }): Promise<AnalyticsDay[]> {
  const kept = await findDays(ctx, span);
  const missing = missingIn(kept, span);
  if (missing.length === 0) return kept;
  for (const some of await inSpans(ctx, missing)) await insertDays(ctx, await countDays(ctx, some));
  return findDays(ctx, span);
}

/**
 * Limits the work of one statement. A whole year would hit the statement timeout, and no day would
 * be stored.
 */
const DAYS_AT_ONCE = 7;

/**
 * Counts a week at a time and stores each before starting the next. Days before the first account
 * contain hardly anything, so they're counted together.
 */
async function inSpans(ctx: Ctx, days: readonly Day[]): Promise<{ from: Day; to: Day }[]> {
  const first = (await findFirstSignUp(ctx.db))?.toISOString().slice(0, 10) ?? todayOf(ctx);
  const early = days.filter((day) => day < first);
  const later = days.filter((day) => day >= first);
  return [...spansOf(early, early.length), ...spansOf(later, DAYS_AT_ONCE)];
}

/** Groups adjacent days, at most `most` to a span. */
function spansOf(days: readonly Day[], most: number): { from: Day; to: Day }[] {
  const spans: { from: Day; to: Day; length: number }[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && last.length < most && addDays(last.to, 1) === day) {
      last.to = day;
      last.length += 1;
    } else spans.push({ from: day, to: day, length: 1 });
  }
  return spans.map(({ from, to }) => ({ from, to }));
}

function missingIn(kept: readonly AnalyticsDay[], { from, to }: { from: Day; to: Day }): Day[] {
  const known = new Set(kept.map(({ day }) => day));
  const missing: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (!known.has(day)) missing.push(day);
  return missing;
}

/**
 * For the daily job `retention`: stores every day that staff can ask for.
 *
 * @returns how many were new
 */
export async function keepDays(ctx: Ctx): Promise<number> {
  const today = todayOf(ctx);
  const span = { from: addDays(today, -MAX_SPAN), to: addDays(today, -1) };
  const before = await findDays(ctx, span);
  return (await readDays(ctx, span)).length - before.length;
}
