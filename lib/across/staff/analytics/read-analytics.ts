import { modelShare } from "@/lib/core/delivery/hourly-counts/count-hourly";
import type { Ctx } from "@/lib/ports/context";
import { addDays } from "@/lib/shared/calendar";
import { SMALLEST_GROUP } from "./constants";
import { readDays, todayOf } from "./keep-days";
import type { AnalyticsInput } from "./schema";
import { sumShown } from "./small-groups";
import type { Analytics, AnalyticsDay } from "./types";

function totalsOf(days: readonly AnalyticsDay[]): Analytics["totals"] {
  const sum = (measure: "signUps" | "conversations" | "checkIns" | "plans" | "incidents") =>
    sumShown(days.map((day) => day[measure]));
  return {
    signUps: sum("signUps"),
    conversations: sum("conversations"),
    checkIns: sum("checkIns"),
    plans: sum("plans"),
    incidents: sum("incidents"),
    posts: days.reduce((posts, day) => posts + day.posts, 0),
  };
}

/**
 * The last whole days in UTC, as numbers only. Today is left out, because a number that grows by
 * one between two looks would reveal one person. Each day's cells are counted once and are the same
 * for every span, and totals only add up visible cells, so no one can learn anything by subtracting
 * two answers (ADMN-04; decision 0041).
 */
export async function readAnalytics(ctx: Ctx, { days }: AnalyticsInput): Promise<Analytics> {
  const today = todayOf(ctx);
  const span = { from: addDays(today, -days), to: addDays(today, -1) };
  const told = await readDays(ctx, span);
  const isSetUp = ctx.guide.name !== ctx.guidedEngine.name;
  const model = { isSetUp, share: isSetUp ? await modelShare(ctx.db, ctx.now()) : null };
  const hasUnnamedProxy = ctx.sharesAddress ?? false;
  return {
    ...span,
    smallestGroup: SMALLEST_GROUP,
    model,
    hasUnnamedProxy,
    days: told,
    totals: totalsOf(told),
  };
}
