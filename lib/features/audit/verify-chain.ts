import type { MemberCtx } from "@/lib/ports/context";
import { countRowsAfter, findHead, findRowsAfter } from "./chain-repository";
import { CHAIN_START } from "./constants";
import { linkOf } from "./link";
import { recordAudit } from "./record-audit";
import type { ChainReport } from "./types";

/**
 * Reckons every link of the trail anew and tells the first row that does not fit: one that was changed, that follows one which
 * was taken out, or that was put in after its neighbours were chained. Itself one audit row.
 */
export async function verifyChain(ctx: MemberCtx): Promise<ChainReport> {
  const head = await findHead(ctx);
  const { checked, firstBroken } = head ? await check(ctx, head.seq) : { checked: 0, firstBroken: null };
  const waiting = await countRowsAfter(ctx, head?.seq ?? BigInt(0));
  const intact = firstBroken === null;
  await recordAudit(ctx, { action: "audit.verify", outcome: "done", reason: intact ? "intact" : "broken" });
  return {
    intact,
    checked,
    firstBroken: firstBroken?.toString() ?? null,
    waiting,
    head: head && { seq: head.seq.toString(), hash: head.hash },
  };
}

async function check(ctx: MemberCtx, until: bigint): Promise<{ checked: number; firstBroken: bigint | null }> {
  let previous = CHAIN_START;
  let checked = 0;
  let after = BigInt(0);
  for (let rows = await findRowsAfter(ctx, after, until); rows.length > 0; ) {
    for (const row of rows) {
      const link = linkOf(previous, row);
      if (row.hash !== link) return { checked, firstBroken: row.seq };
      previous = link;
      checked += 1;
      after = row.seq;
    }
    rows = await findRowsAfter(ctx, after, until);
  }
  return { checked, firstBroken: null };
}
