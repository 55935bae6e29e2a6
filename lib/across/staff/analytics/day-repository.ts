import type { Ctx } from "@/lib/ports/context";
import type { Day } from "@/lib/shared/calendar";
import { type StoredFigures, storedFigures } from "./schema";
import type { AnalyticsDay } from "./types";

const midnight = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** The stored days from `from` through `to`, in order. */
export async function findDays(
  ctx: Ctx,
  { from, to }: { from: Day; to: Day },
): Promise<AnalyticsDay[]> {
  const rows = await ctx.db.analyticsDay.findMany({
    where: { day: { gte: midnight(from), lte: midnight(to) } },
    orderBy: { day: "asc" },
    select: { day: true, figures: true },
  });
  return rows.map(({ day, figures }) => ({
    day: day.toISOString().slice(0, 10),
    ...storedFigures.parse(figures),
  }));
}

/**
 * Skips days that another call has stored in the meantime.
 *
 * @returns how many were new
 */
export async function insertDays(ctx: Ctx, days: readonly AnalyticsDay[]): Promise<number> {
  const createdAt = ctx.now();
  const data = days.map(({ day, ...figures }) => ({
    day: midnight(day),
    figures: figures satisfies StoredFigures,
    createdAt,
  }));
  return (await ctx.db.analyticsDay.createMany({ data, skipDuplicates: true })).count;
}
