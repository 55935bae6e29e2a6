import type { Db } from "@/lib/ports/db";
import { lastHour } from "./count-hourly";

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
