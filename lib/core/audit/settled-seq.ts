import { setTimeout as pause } from "node:timers/promises";
import { type ChainCtx, findLastSeq, findWriters } from "./chain-repository";
import { SETTLE_LOOK_MS, SETTLE_MS } from "./constants";

/**
 * The last seq that no row can still appear before. A row gets its seq before it commits, so a
 * lower seq may become visible after a higher one. Any transaction that could own a lower seq is
 * already writing, so we poll until those end. We take no lock, so no audited request ever waits
 * for the chain.
 *
 * @returns null if one of them is still writing after `SETTLE_MS`
 */
export async function settledSeq(ctx: ChainCtx): Promise<bigint | null> {
  const last = await findLastSeq(ctx);
  // Read the last seq first: a transaction that starts writing after this gets a higher seq.
  let writing = await findWriters(ctx);
  for (const end = Date.now() + SETTLE_MS; writing.size > 0; ) {
    if (Date.now() >= end) return null;
    await pause(SETTLE_LOOK_MS);
    const still = await findWriters(ctx);
    writing = new Set([...writing].filter((writer) => still.has(writer)));
  }
  return last;
}
