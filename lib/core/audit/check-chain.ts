import { type ChainCtx, findRowsAfter, type Link } from "./chain-repository";
import { CHAIN_BATCH, CHAIN_START } from "./constants";
import { linkOf } from "./link";

interface Stretch {
  /** The last link that is known to fit; null begins with the first row. */
  readonly after: Link | null;
  /** The last row that is looked at. */
  readonly until: bigint;
  /** How many rows are looked at, at most. */
  readonly most: number;
}

interface ChainCheck {
  readonly checked: number;
  readonly firstBroken: bigint | null;
  /** The last link that fitted: where the next check goes on. */
  readonly at: Link | null;
  /** Whether the end of the stretch was reached, so that nothing is left to go on with. */
  readonly ended: boolean;
}

/**
 * Reckons the links of one stretch of the trail anew, a batch of rows at a time. Keeps no more than
 * one batch.
 */
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
