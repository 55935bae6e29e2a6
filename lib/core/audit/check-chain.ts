import { type ChainCtx, findRowsAfter, type Link } from "./chain-repository";
import { CHAIN_BATCH, CHAIN_START } from "./constants";
import { linkOf } from "./link";

interface Stretch {
  /** The last link known to be valid. Null starts at the first row. */
  readonly after: Link | null;
  /** The last row to check. */
  readonly until: bigint;
  /** Maximum rows to check. */
  readonly most: number;
}

interface ChainCheck {
  readonly checked: number;
  readonly firstBroken: bigint | null;
  /** The last valid link, where the next check resumes. */
  readonly at: Link | null;
  /** True once the whole stretch is checked and there's nothing to resume. */
  readonly ended: boolean;
}

/** Recomputes the links of one stretch of the trail, holding only one batch in memory at a time. */
export async function checkChain(
  ctx: ChainCtx,
  { after, until, most }: Stretch,
): Promise<ChainCheck> {
  let at = after;
  let checked = 0;
  while (checked < most) {
    const take = Math.min(CHAIN_BATCH, most - checked);
    const rows = await findRowsAfter(ctx, at?.seq ?? BigInt(0), until, take);
    for (const row of rows) {
      const hash = linkOf(at?.hash ?? CHAIN_START, row);
      if (row.hash !== hash) return { checked, firstBroken: row.seq, at, ended: true };
      at = { seq: row.seq, hash };
      checked += 1;
    }
    if (rows.length < take) return { checked, firstBroken: null, at, ended: true };
  }
  return { checked, firstBroken: null, at, ended: at?.seq === until };
}
