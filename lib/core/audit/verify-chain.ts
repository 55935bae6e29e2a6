import type { MemberCtx } from "@/lib/ports/context";
import { countRowsAfter, findHead } from "./chain-repository";
import { checkChain } from "./check-chain";
import { CHAIN_A_CHECK } from "./constants";
import { recordAudit } from "./record-audit";
import type { VerifyChainInput } from "./schema";
import type { ChainReport } from "./types";

/**
 * Reckons the links of the trail anew and tells the first row that does not fit: one that was
 * changed, that follows one which was taken out, or that was put in after its neighbours were
 * chained. A call looks at `CHAIN_A_CHECK` rows at most and says where the next one goes on, so
 * that no call grows with the trail. Itself one audit row, which names the stretch.
 */
export async function verifyChain(
  ctx: MemberCtx,
  { after, link }: VerifyChainInput = {},
): Promise<ChainReport> {
  const from =
    after !== undefined && link !== undefined ? { seq: BigInt(after), hash: link } : null;
  const head = await findHead(ctx);
  const until = head?.seq ?? BigInt(0);
  const { checked, firstBroken, at, ended } = await checkChain(ctx, {
    after: from,
    until,
    most: CHAIN_A_CHECK,
  });
  const waiting = await countRowsAfter(ctx, until);
  const intact = firstBroken === null;
  await recordAudit(ctx, {
    action: "audit.verify",
    outcome: "done",
    resource: `audit_chain/${from?.seq ?? 0}-${at?.seq ?? 0}`,
    reason: intact ? "intact" : "broken",
  });
  return {
    intact,
    checked,
    firstBroken: firstBroken?.toString() ?? null,
    next: ended || !at ? null : { seq: at.seq.toString(), hash: at.hash },
    waiting,
    head: head && { seq: head.seq.toString(), hash: head.hash },
  };
}
