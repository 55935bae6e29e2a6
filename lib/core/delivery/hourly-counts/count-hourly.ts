import type { Ctx } from "@/lib/ports/context";
import type { Db } from "@/lib/ports/db";

const BUCKET_MS = 5 * 60_000;
const BUCKETS = 12;

/** The counters. They measure the system, not people. */
export type HourlyCounter = "turns-by-model" | "turns-by-guided" | "opinions-unread";

const keyOf = (what: HourlyCounter, bucket: number): string => `count:${what}:${bucket}`;
const bucketAt = (now: Date): number => Math.floor(now.getTime() / BUCKET_MS);

/**
 * Increments a counter shared by all instances. It's stored with other short-lived rows, which are
 * deleted after a day.
 */
export async function countHourly(
  { db, now }: Pick<Ctx, "db" | "now">,
  what: HourlyCounter,
): Promise<void> {
  const at = now();
  await db.$executeRaw`
    INSERT INTO rate_limits AS counted ("key", "windowStart", "count")
    VALUES (${keyOf(what, bucketAt(at))}, ${at}::timestamptz, 1)
    ON CONFLICT ("key") DO UPDATE SET "count" = counted."count" + 1`;
}

/** The counter's value for the last hour. */
export async function lastHour(db: Db, now: Date, what: HourlyCounter): Promise<number> {
  const last = bucketAt(now);
  const keys = Array.from({ length: BUCKETS }, (_, back) => keyOf(what, last - back));
  const { _sum } = await db.rateLimit.aggregate({
    where: { key: { in: keys } },
    _sum: { count: true },
  });
  return _sum.count ?? 0;
}

/**
 * The share of the last hour's turns that the model answered in full, across all instances. Null if
 * there were none.
 */
export async function modelShare(db: Db, now: Date): Promise<number | null> {
  const [model, guided] = await Promise.all([
    lastHour(db, now, "turns-by-model"),
    lastHour(db, now, "turns-by-guided"),
  ]);
  return model + guided === 0 ? null : Math.round((100 * model) / (model + guided)) / 100;
}
