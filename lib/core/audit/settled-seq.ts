import { setTimeout as pause } from "node:timers/promises";
import { type ChainCtx, findLastSeq, findWriters } from "./chain-repository";
import { SETTLE_LOOK_MS, SETTLE_MS } from "./constants";

/**
 * The last seq before which no other row can still appear. A row gets its seq before it's
 * committed, so a lower seq may become visible after a higher one. Any transaction that could still
 * own a lower seq is writing now; we poll until those end and take no lock, so no audited request
 * ever waits for the chain.
 *
 * @returns null while one of them is still writing after `SETTLE_MS`
 */
export async function settledSeq(ctx: ChainCtx): Promise<bigint | null> {
  const last = await findLastSeq(ctx);
  // The order matters: a transaction that starts writing after this look gets a higher seq.
  let writing = await findWriters(ctx);
  for (const end = Date.now() + SETTLE_MS; writing.size > 0; ) {
    if (Date.now() >= end) return null;
    await pause(SETTLE_LOOK_MS);
    const still = await findWriters(ctx);
    writing = new Set([...writing].filter((writer) => still.has(writer)));
  }
  return last;
}
