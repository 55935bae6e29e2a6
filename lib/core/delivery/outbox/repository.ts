import type { Ctx } from "@/lib/ports/context";
import { MAX_DELETED_PER_RUN } from "@/lib/shared/dropping";
import { newId } from "@/lib/shared/ids";
import { json, sealedTable } from "@/lib/shared/sealed-table";
import { BATCH, LEASE_MS, type OutboxKind, REMEMBERED_KINDS } from "./constants";
import { type OutboxPayload, outboxPayload } from "./schema";
import type { QueueEntry } from "./types";

/**
 * Encrypted with the service key, because a mail must go out even after the person it's about was
 * erased.
 */
export const outboxSeal = sealedTable("outbox", { payload: json(outboxPayload) });

export interface LeasedRow {
  readonly id: string;
  readonly attempts: number;
  /** Encrypted; see `openPayload`. */
  readonly payload: string;
}

export async function insertOnce(
  ctx: Ctx,
  queued: QueueEntry,
  promised: OutboxPayload,
): Promise<void> {
  const { kind, dedupeKey, userId, notBefore } = queued;
  const id = newId();
  const now = ctx.now();
  const { payload } = outboxSeal.seal(ctx.serviceKey, id, { payload: promised });
  await ctx.db.outbox.createMany({
    data: [{ id, kind, dedupeKey, userId, payload, availableAt: notBefore ?? now, createdAt: now }],
    skipDuplicates: true,
  });
}

/** Crisis items go out first. This matches their kinds. */
const FIRST_KINDS = "crisis%";

/** Leases due rows. Other workers skip them until the lease ends, even if this worker dies. */
export async function leaseDue(ctx: Ctx): Promise<LeasedRow[]> {
  const now = ctx.now();
  const until = new Date(now.getTime() + LEASE_MS);
  return ctx.db.$queryRaw<LeasedRow[]>`
    UPDATE outbox SET "leaseUntil" = ${until}, "attempts" = "attempts" + 1
    WHERE "id" IN (
      SELECT "id" FROM outbox
      WHERE "sentAt" IS NULL AND "availableAt" <= ${now} AND ("leaseUntil" IS NULL OR "leaseUntil" < ${now})
      ORDER BY "kind" LIKE ${FIRST_KINDS} DESC, "createdAt" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING "id"::text, "attempts", "payload"`;
}

/**
 * @throws if the row can't be opened. The row fails alone, so it doesn't hold up the ones behind
 *   it.
 */
export function openPayload(ctx: Ctx, { id, payload }: LeasedRow): OutboxPayload {
  const promised = outboxSeal.open(ctx.serviceKey, { id, payload }).payload;
  if (!promised) throw new Error("the outbox row is empty");
  return promised;
}

/** Stores the state after an attempt, such as the recipients already reached. */
export async function storePayload(ctx: Ctx, id: string, promised: OutboxPayload): Promise<void> {
  const { payload } = outboxSeal.seal(ctx.serviceKey, id, { payload: promised });
  await ctx.db.outbox.update({ where: { id }, data: { payload }, select: { id: true } });
}

/**
 * Erases the mail, because addresses and text are kept no longer than needed. The dedupe key stays,
 * to prevent a second one.
 */
export async function markDone(
  ctx: Ctx,
  id: string,
  { unsent }: { unsent: boolean },
): Promise<void> {
  await ctx.db.outbox.update({
    where: { id },
    data: { sentAt: ctx.now(), unsent, payload: null, leaseUntil: null, lastError: null },
  });
}

export async function postpone(
  ctx: Ctx,
  id: string,
  until: Date,
  lastError: string,
): Promise<void> {
  await ctx.db.outbox.update({
    where: { id },
    data: { availableAt: until, leaseUntil: null, lastError },
  });
}

export const countRows = (
  ctx: Ctx,
  { kind, userId, since }: { kind: OutboxKind; userId?: string; since: Date },
): Promise<number> =>
  ctx.db.outbox.count({
    where: { kind, ...(userId ? { userId } : {}), createdAt: { gte: since } },
  });

export async function deleteUnsent(
  ctx: Ctx,
  { userId, kinds }: { userId: string; kinds: readonly OutboxKind[] },
): Promise<void> {
  // Skip leased rows, which are already being sent.
  const free = { OR: [{ leaseUntil: null }, { leaseUntil: { lt: ctx.now() } }] };
  await ctx.db.outbox.deleteMany({
    where: { userId, kind: { in: [...kinds] }, sentAt: null, ...free },
  });
}

export async function deleteDoneBefore(ctx: Ctx, before: Date): Promise<number> {
  const remembered = { kind: { in: [...REMEMBERED_KINDS] }, userId: { not: null } };
  const { count } = await ctx.db.outbox.deleteMany({
    where: { sentAt: { lt: before }, NOT: remembered },
    limit: MAX_DELETED_PER_RUN,
  });
  return count;
}

export async function deleteDoneOf(ctx: Ctx, userId: string): Promise<void> {
  const theirs = { OR: [{ userId }, { dedupeKey: { contains: userId } }] };
  await ctx.db.outbox.deleteMany({ where: { sentAt: { not: null }, ...theirs } });
}

/** Null if the incident no longer exists. */
export const findAcknowledgement = (
  ctx: Ctx,
  id: string,
): Promise<{
  acknowledgedAt: Date | null;
  assignedTo: string | null;
  handedAt: Date | null;
  resolved: boolean;
} | null> =>
  ctx.db.crisisIncident.findUnique({
    where: { id },
    select: { acknowledgedAt: true, assignedTo: true, handedAt: true, resolved: true },
  });
