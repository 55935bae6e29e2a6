import type { Ctx } from "@/lib/ports/context";
import type { Db } from "@/lib/ports/db";

const BUCKET_MS = 5 * 60_000;
const BUCKETS = 12;

type Answerer = "model" | "guided";

const keyOf = (by: Answerer, bucket: number): string => `turns:${by}:${bucket}`;
const bucketAt = (now: Date): number => Math.floor(now.getTime() / BUCKET_MS);

/** Counts a turn for which a model was set up, beside the other short notes of the machine: they go within a day. */
export async function noteTurn({ db, now }: Pick<Ctx, "db" | "now">, by: Answerer): Promise<void> {
  const at = now();
  await db.$executeRaw`
    INSERT INTO rate_limits AS turns ("key", "windowStart", "count") VALUES (${keyOf(by, bucketAt(at))}, ${at}::timestamptz, 1)
    ON CONFLICT ("key") DO UPDATE SET "count" = turns."count" + 1`;
}

/** The share of the last hour's turns that the model answered to their end, over all instances; null when there was none. */
export async function modelShare(db: Db, now: Date): Promise<number | null> {
  const last = bucketAt(now);
  const buckets = Array.from({ length: BUCKETS }, (_, back) => last - back);
  const count = async (by: Answerer): Promise<number> => {
    const keys = buckets.map((bucket) => keyOf(by, bucket));
    const { _sum } = await db.rateLimit.aggregate({ where: { key: { in: keys } }, _sum: { count: true } });
    return _sum.count ?? 0;
  };
  const [model, guided] = await Promise.all([count("model"), count("guided")]);
  return model + guided === 0 ? null : Math.round((100 * model) / (model + guided)) / 100;
}
