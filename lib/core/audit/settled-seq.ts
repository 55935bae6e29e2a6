import { setTimeout as pause } from "node:timers/promises";
import { type ChainCtx, findLastSeq, findWriters } from "./chain-repository";
import { SETTLE_LOOK_MS, SETTLE_MS } from "./constants";

/**
 * The last row before which no other can appear any more. A row gets its number before it is
 * committed, so a lower number may become visible after a higher one. Whoever could still own a
 * number up to the last visible one is writing now, and is waited for by looking, without any lock:
 * nobody who is audited ever waits for the chain.
 *
 * @returns null while one of them is still writing after `SETTLE_MS`
 */
export async function settledSeq(ctx: ChainCtx): Promise<bigint | null> {
  const last = await findLastSeq(ctx);
  // In this order: whoever begins to write after the first look gets a higher number.
  let writing = await findWriters(ctx);
  for (const end = Date.now() + SETTLE_MS; writing.size > 0; ) {
    if (Date.now() >= end) return null;
    await pause(SETTLE_LOOK_MS);
    const still = await findWriters(ctx);
    writing = new Set([...writing].filter((writer) => still.has(writer)));
  }
  return last;
}
