import type { MemberCtx } from "@/lib/ports/context";
import { keptDataKey } from "./constants";
import { DATA_MAP } from "./data-map";
import { countOwnRows } from "./repository";
import type { KeptData } from "./types";

/**
 * Lists the data kept about the caller by kind: how much, why, for how long and under which key
 * (GDPR 15(1); R-11).
 */
export async function listKeptData(ctx: MemberCtx): Promise<KeptData[]> {
  const counts = await countOwnRows(ctx);
  return DATA_MAP.map(({ id, ground, kept, lock }) => ({
    id,
    ground,
    kept,
    lock,
    count: counts[id],
  }));
}

export const readKeptData = (ctx: MemberCtx) => ({
  queryKey: keptDataKey,
  read: () => listKeptData(ctx),
});
