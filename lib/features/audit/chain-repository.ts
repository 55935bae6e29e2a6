import type { Ctx } from "@/lib/ports/context";
import { CHAIN_BATCH } from "./constants";
import type { ChainedRow } from "./link";

/** A row of the trail with the link that was stored for it, if any. */
export interface LinkedRow extends ChainedRow {
  readonly hash: string | null;
}

interface Link {
  readonly seq: bigint;
  readonly hash: string;
}

/** One job writes links at a time; the other one waits and then goes on from there. */
export async function lockChain(ctx: Ctx): Promise<void> {
  await ctx.db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('audit_chain'))`;
}

/**
 * The last row before which no other can appear any more. A row gets its number before it is committed, so a lower number may
 * become visible after a higher one. While the table is held in share mode no insert is under way; it is held for the moment
 * of this question, and not waited for long, because everything that is audited would wait as well.
 */
export const settledSeq = (ctx: Ctx): Promise<bigint> =>
  ctx.transaction(async (tx) => {
    await tx.db.$executeRaw`SET LOCAL lock_timeout = '500ms'`;
    await tx.db.$executeRaw`LOCK TABLE audit_events IN SHARE MODE`;
    const [row] = await tx.db.$queryRaw<{ seq: bigint }[]>`SELECT coalesce(max("seq"), 0) AS "seq" FROM audit_events`;
    return row?.seq ?? BigInt(0);
  });

export async function findHead(ctx: Ctx): Promise<Link | null> {
  return ctx.db.auditLink.findFirst({ orderBy: { seq: "desc" }, select: { seq: true, hash: true } });
}

/** The rows after `seq` up to `until`, in their order, a batch at a time. */
export async function findRowsAfter(ctx: Ctx, seq: bigint, until: bigint): Promise<LinkedRow[]> {
  const rows = await ctx.db.auditEvent.findMany({
    where: { seq: { gt: seq, lte: until } },
    orderBy: { seq: "asc" },
    take: CHAIN_BATCH,
    include: { chain: { select: { hash: true } } },
  });
  return rows.map(({ chain, ...row }) => ({ ...row, hash: chain?.hash ?? null }));
}

export async function insertLinks(ctx: Ctx, links: readonly Link[]): Promise<void> {
  const createdAt = ctx.now();
  await ctx.db.auditLink.createMany({ data: links.map((link) => ({ ...link, createdAt })) });
}

export const countRowsAfter = (ctx: Ctx, seq: bigint): Promise<number> =>
  ctx.db.auditEvent.count({ where: { seq: { gt: seq } } });
