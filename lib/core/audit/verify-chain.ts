import type { MemberCtx } from "@/lib/ports/context";
import { countRowsAfter, findHead } from "./chain-repository";
import { checkChain } from "./check-chain";
import { CHAIN_A_CHECK } from "./constants";
import { recordAudit } from "./record-audit";
import type { VerifyChainInput } from "./schema";
import type { ChainReport } from "./types";

/**
 * Recomputes the links of the trail and reports the first row that doesn't match: one that was
 * changed, follows a removed row, or was inserted after its neighbors were linked. Each call checks
 * at most `CHAIN_A_CHECK` rows and returns where the next one resumes, so its cost doesn't grow
 * with the trail. The check is itself audited, including the stretch it covered.
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
