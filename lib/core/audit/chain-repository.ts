import type { Ctx } from "@/lib/ports/context";
import { lockName } from "@/lib/ports/db";
import { CHAIN_BATCH } from "./constants";
import type { ChainedRow } from "./link";

/** An audit row with its stored link, if any. */
export interface LinkedRow extends ChainedRow {
  readonly hash: string | null;
}

/** One link of the chain: its row's seq and its hash. */
export interface Link {
  readonly seq: bigint;
  readonly hash: string;
}

/** The part of the context that reading the chain needs; operator commands have no more. */
export type ChainCtx = Pick<Ctx, "db">;

/**
 * Only one job writes links at a time; a second one waits, then continues where the first ended.
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

/** Transactions now adding audit rows. Each holds this lock from its first row until it ends. */
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

/** Up to `take` rows after `seq`, through `until`, in order. */
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
