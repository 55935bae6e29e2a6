import type { Ctx } from "@/lib/ports/context";
import { lockName } from "@/lib/ports/db";
import { CHAIN_BATCH } from "./constants";
import type { ChainedRow } from "./link";

/** An audit row with its stored link, if it has one. */
export interface LinkedRow extends ChainedRow {
  readonly hash: string | null;
}

/** One link of the chain: a row's seq and its hash. */
export interface Link {
  readonly seq: bigint;
  readonly hash: string;
}

/** The parts of the context needed to read the chain. Operator commands have nothing else. */
export type ChainCtx = Pick<Ctx, "db">;

/**
 * Lets only one job write links at a time. A second job waits, then continues where the first
 * stopped.
 */
export async function lockChain(ctx: ChainCtx): Promise<void> {
  await lockName(ctx.db, "audit_chain");
}

export async function findLastSeq(ctx: ChainCtx): Promise<bigint> {
  const last = await ctx.db.auditEvent.findFirst({
    orderBy: { seq: "desc" },
    select: { seq: true },
  });
  return last?.seq ?? BigInt(0);
}

/**
 * Transactions that are adding audit rows now. Each holds this lock from its first row to its end.
 */
export async function findWriters(ctx: ChainCtx): Promise<Set<string>> {
  const rows = await ctx.db.$queryRaw<{ writer: string }[]>`
    SELECT DISTINCT virtualtransaction AS "writer" FROM pg_locks
    WHERE locktype = 'relation' AND mode = 'RowExclusiveLock' AND granted
      AND relation = 'audit_events'::regclass
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  return new Set(rows.map(({ writer }) => writer));
}

export async function findHead(ctx: ChainCtx): Promise<Link | null> {
  return ctx.db.auditLink.findFirst({
    orderBy: { seq: "desc" },
    select: { seq: true, hash: true },
  });
}

export async function findLink(ctx: ChainCtx, seq: bigint): Promise<Link | null> {
  return ctx.db.auditLink.findUnique({ where: { seq }, select: { seq: true, hash: true } });
}

/** Up to `take` rows after `seq`, up to and including `until`, in order. */
export async function findRowsAfter(
  ctx: ChainCtx,
  seq: bigint,
  until: bigint,
  take: number = CHAIN_BATCH,
): Promise<LinkedRow[]> {
  const rows = await ctx.db.auditEvent.findMany({
    where: { seq: { gt: seq, lte: until } },
    orderBy: { seq: "asc" },
    take,
    include: { chain: { select: { hash: true } } },
  });
  return rows.map(({ chain, ...row }) => ({ ...row, hash: chain?.hash ?? null }));
}

export async function insertLinks(
  ctx: ChainCtx & Pick<Ctx, "now">,
  links: readonly Link[],
): Promise<void> {
  const createdAt = ctx.now();
  await ctx.db.auditLink.createMany({ data: links.map((link) => ({ ...link, createdAt })) });
}

export const countRowsAfter = (ctx: ChainCtx, seq: bigint): Promise<number> =>
  ctx.db.auditEvent.count({ where: { seq: { gt: seq } } });
