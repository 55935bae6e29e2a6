import { type Db, writeRows } from "@/lib/ports/db";
import { DROPPED_AT_ONCE } from "@/lib/shared/dropping";

interface Hits {
  readonly count: number;
  readonly windowStart: Date;
}

/** Counts one hit in a fixed window of `within` milliseconds, in one statement that is safe under concurrency. */
export async function countHit(db: Db, key: string, now: Date, within: number): Promise<Hits> {
  const expired = new Date(now.getTime() - within);
  const rows = await writeRows<Hits>(db)`
    INSERT INTO rate_limits AS hit ("key", "windowStart", "count") VALUES (${key}, ${now}::timestamptz, 1)
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN hit."windowStart" <= ${expired}::timestamptz THEN 1 ELSE hit."count" + 1 END,
      "windowStart" = CASE WHEN hit."windowStart" <= ${expired}::timestamptz THEN excluded."windowStart" ELSE hit."windowStart" END
    RETURNING "count", "windowStart"`;
  const [hits] = rows;
  if (!hits) throw new Error("the rate limit was not counted");
  return hits;
}

export async function dropHitsBefore(db: Db, before: Date): Promise<number> {
  return (await db.rateLimit.deleteMany({ where: { windowStart: { lt: before } }, limit: DROPPED_AT_ONCE })).count;
}
