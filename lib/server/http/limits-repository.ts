import { type Db, writeRows } from "@/lib/ports/db";
import { MAX_DELETED_PER_RUN } from "@/lib/shared/dropping";
import { Prisma } from "@/prisma/client/client";

export interface Hits {
  readonly count: number;
  readonly windowStart: Date;
}

/** A fixed window of `within` milliseconds in which hits are counted. */
export interface Window {
  readonly now: Date;
  readonly within: number;
}

/**
 * Counts one hit for each key. It's safe under concurrency and works on its own or inside a larger
 * statement.
 *
 * @param keys a subquery that returns one text per row
 */
export function hitStatement(keys: Prisma.Sql, { now, within }: Window): Prisma.Sql {
  const expired = new Date(now.getTime() - within);
  return Prisma.sql`
    INSERT INTO rate_limits AS hit ("key", "windowStart", "count")
    SELECT counted.*, ${now}::timestamptz, 1 FROM (${keys}) counted
    ON CONFLICT ("key") DO UPDATE SET
      "count" = CASE WHEN hit."windowStart" <= ${expired}::timestamptz THEN 1 ELSE hit."count" + 1 END,
      "windowStart" = CASE WHEN hit."windowStart" <= ${expired}::timestamptz THEN excluded."windowStart" ELSE hit."windowStart" END
    RETURNING "count", "windowStart"`;
}

export async function countHit(db: Db, key: string, window: Window): Promise<Hits> {
  const [hits] = await writeRows<Hits>(
    db,
  )`${hitStatement(Prisma.sql`SELECT ${key}::text`, window)}`;
  if (!hits) throw new Error("the rate limit was not counted");
  return hits;
}

export async function dropHitsBefore(db: Db, before: Date): Promise<number> {
  return (
    await db.rateLimit.deleteMany({
      where: { windowStart: { lt: before } },
      limit: MAX_DELETED_PER_RUN,
    })
  ).count;
}
