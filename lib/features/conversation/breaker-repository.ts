import type { Ctx } from "@/lib/ports/context";

interface Times {
  readonly now: Date;
  /** Failures before this moment no longer count. */
  readonly windowFrom: Date;
  /** A breaker opened before this moment may be tried. */
  readonly retryFrom: Date;
}

/**
 * Whether the model is worth asking. A breaker that has been open long enough lets one caller, this
 * one, try it.
 */
export async function passesBreaker(
  ctx: Ctx,
  { now, retryFrom }: Pick<Times, "now" | "retryFrom">,
): Promise<boolean> {
  const health = await ctx.db.modelHealth.findUnique({ where: { id: 1 }, select: { state: true } });
  if (!health || health.state === "closed") return true;
  const tried = await ctx.db.modelHealth.updateMany({
    where: { id: 1, state: { not: "closed" }, openedAt: { lt: retryFrom } },
    data: { state: "half_open", openedAt: now },
  });
  return tried.count === 1;
}

export async function noteAnswer(ctx: Ctx): Promise<void> {
  await ctx.db.modelHealth.updateMany({
    where: { id: 1, OR: [{ state: { not: "closed" } }, { failures: { gt: 0 } }] },
    data: { state: "closed", failures: 0, windowStart: null, openedAt: null },
  });
}

/** One statement, so that simultaneous failures on many instances are all counted. */
export async function noteFailure(
  ctx: Ctx,
  { now, windowFrom }: Pick<Times, "now" | "windowFrom">,
  most: number,
): Promise<void> {
  await ctx.db.$executeRaw`
    INSERT INTO model_health AS h (id, state, failures, "windowStart", "updatedAt")
    VALUES (1, 'closed', 1, ${now}::timestamptz, ${now}::timestamptz)
    ON CONFLICT (id) DO UPDATE SET
      failures = CASE WHEN h."windowStart" IS NULL OR h."windowStart" < ${windowFrom}::timestamptz THEN 1 ELSE h.failures + 1 END,
      "windowStart" = CASE WHEN h."windowStart" IS NULL OR h."windowStart" < ${windowFrom}::timestamptz THEN ${now}::timestamptz ELSE h."windowStart" END,
      state = CASE WHEN h.state <> 'closed' OR (h."windowStart" >= ${windowFrom}::timestamptz AND h.failures + 1 >= ${most})
        THEN 'open'::"BreakerState" ELSE 'closed'::"BreakerState" END,
      "openedAt" = CASE WHEN h.state <> 'closed' OR (h."windowStart" >= ${windowFrom}::timestamptz AND h.failures + 1 >= ${most})
        THEN ${now}::timestamptz ELSE NULL END,
      "updatedAt" = ${now}::timestamptz`;
}
