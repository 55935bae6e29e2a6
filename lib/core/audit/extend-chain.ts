import type { Ctx } from "@/lib/ports/context";
import { findHead, findRowsAfter, insertLinks, lockChain } from "./chain-repository";
import { CHAIN_A_RUN, CHAIN_BATCH, CHAIN_START } from "./constants";
import { linkOf } from "./link";
import { settledSeq } from "./settled-seq";

/**
 * The job `audit-chain`: links every new audit row, so `verifyChain` can detect a row that someone
 * with database access changes, removes or inserts later. Safe to rerun and to run in parallel. It
 * also writes the last link to the log, which is stored separately.
 */
export async function extendChain(ctx: Ctx): Promise<{ chained: number }> {
  const until = await settledSeq(ctx);
  if (until === null) {
    // A long transaction still owns the next seq; the job retries in a minute.
    ctx.log.warn("audit-chain-waits");
    return { chained: 0 };
  }
  let chained = 0;
  for (let batch = CHAIN_BATCH; batch === CHAIN_BATCH && chained < CHAIN_A_RUN; chained += batch) {
    batch = await ctx.transaction((tx) => chainBatch(tx, until));
  }
  const head = await findHead(ctx);
  if (chained > 0 && head)
    ctx.log.info("audit-chain-head", { seq: head.seq.toString(), hash: head.hash });
  return { chained };
}

async function chainBatch(ctx: Ctx, until: bigint): Promise<number> {
  await lockChain(ctx);
  const head = await findHead(ctx);
  const rows = await findRowsAfter(ctx, head?.seq ?? BigInt(0), until);
  let previous = head?.hash ?? CHAIN_START;
  const links = rows.map((row) => {
    previous = linkOf(previous, row);
    return { seq: row.seq, hash: previous };
  });
  if (links.length > 0) await insertLinks(ctx, links);
  return links.length;
}
