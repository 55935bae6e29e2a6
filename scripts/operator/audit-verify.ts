import { parseArgs } from "node:util";
import { countRowsAfter, findHead, findLink, type Link } from "@/lib/core/audit/chain-repository";
import { checkChain } from "@/lib/core/audit/check-chain";
import { CHAIN_A_CHECK } from "@/lib/core/audit/constants";
import { recordAudit } from "@/lib/core/audit/record-audit";
import type { OperatorCtx } from "./command";

/**
 * Recomputes every link of the audit trail, in memory that doesn't grow with it (decision 0048).
 * Exits with 0 if the chain is intact, 1 if it isn't, 2 if it couldn't be read.
 *
 *   npm run -s audit:verify
 *   npm run -s audit:verify -- --head 4711:9f86d08…
 *
 * The second form also compares with a last link that was recorded elsewhere (the log line
 * `audit-chain-head`, the audit page). It detects a chain whose end was cut off, and one that was
 * recomputed as a whole.
 */
export async function auditVerify(ctx: OperatorCtx, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { head: { type: "string" } } });
  return verify(ctx, notedHead(values.head));
}

function notedHead(given: string | undefined): Link | null {
  if (given === undefined) return null;
  const [, seq, hash] = /^(\d{1,18}):([\da-f]{64})$/.exec(given) ?? [];
  if (seq === undefined || hash === undefined)
    throw new Error("--head is SEQ:HASH, the hash with 64 hexadecimal digits");
  return { seq: BigInt(seq), hash };
}

async function verify(ctx: OperatorCtx, noted: Link | null): Promise<number> {
  const head = await findHead(ctx);
  const until = head?.seq ?? BigInt(0);
  let at: Link | null = null;
  let checked = 0;
  for (;;) {
    const stretch = await checkChain(ctx, { after: at, until, most: CHAIN_A_CHECK });
    checked += stretch.checked;
    at = stretch.at;
    if (stretch.firstBroken !== null) return tell(ctx, { broken: stretch.firstBroken, checked });
    if (stretch.ended) break;
    console.error(`${checked} rows so far, up to row ${at?.seq}`);
  }
  const stored = noted && (await findLink(ctx, noted.seq));
  if (noted && stored?.hash !== noted.hash) return tell(ctx, { differs: noted.seq, checked });
  const waiting = await countRowsAfter(ctx, until);
  await record(ctx, "intact");
  console.log(`The chain holds: ${checked} rows checked, ${waiting} wait for their links.`);
  if (noted) console.log(`The link of row ${noted.seq} is the one that was noted.`);
  if (head) console.log(`Last link, to be kept elsewhere: ${head.seq}:${head.hash}`);
  return 0;
}

/** The problem found, if any, and the exit code. */
async function tell(
  ctx: OperatorCtx,
  found: { broken?: bigint; differs?: bigint; checked: number },
): Promise<number> {
  await record(ctx, "broken");
  if (found.broken !== undefined) {
    console.error(
      `Row ${found.broken} does not fit: it was changed, put in later, or the one before it was taken out.`,
    );
  } else {
    console.error(
      `The link of row ${found.differs} is not the one that was noted: the end was cut off or rewritten.`,
    );
  }
  console.error(`${found.checked} rows before it were checked. Follow docs/runbook-breach.md.`);
  return 1;
}

const record = (ctx: OperatorCtx, reason: "intact" | "broken"): Promise<void> =>
  recordAudit(ctx, { action: "audit.verify", outcome: "done", resource: "audit_chain", reason });
