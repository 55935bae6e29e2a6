import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { fingerprint } from "@/lib/shared/ids";
import type { Prisma } from "@/prisma/client/client";
import {
  claimKey,
  claimStatement,
  findClaimed,
  findResult,
  isClaimedBy,
  type NewClaim,
  type StoredResult,
  storeResult,
} from "./repository";

/** One request that may be sent again: the client's key, and what it asked for. */
export interface Attempt {
  readonly key: string;
  readonly route: string;
  readonly body: string;
}

/**
 * Runs `work` at most once for a key of this person: the key, the work and its result commit
 * together, so that a crash between them cannot double it. A second sender waits for the first on
 * the key's row and reads its result.
 */
export function once<T>(
  ctx: MemberCtx,
  attempt: Attempt,
  work: (ctx: MemberCtx) => Promise<T>,
): Promise<{ value: T; replayed: boolean }> {
  return ctx.transaction(async (tx) => {
    const earlier = await claim(tx, attempt);
    if (earlier) return { value: earlier.response as T, replayed: true };
    const value = await work(tx);
    await storeResult(tx, attempt.key, value);
    return { value, replayed: false };
  });
}

/**
 * The stored result of an attempt that came before; null when it is a new one, or its first is
 * still under way.
 *
 * @throws Failure idempotency_conflict when the key came with another body before
 */
export async function findReplay<T>(
  ctx: MemberCtx,
  attempt: Attempt,
): Promise<{ value: T } | null> {
  const earlier = await findResult(ctx, attempt.key);
  if (!earlier) return null;
  refuseOtherBody(ctx, attempt, earlier);
  return { value: earlier.response as T };
}

function refuseOtherBody(ctx: MemberCtx, attempt: Attempt, earlier: StoredResult): void {
  if (earlier.bodyFingerprint === printOf(ctx, attempt)) return;
  throw new Failure(
    "idempotency_conflict",
    "This Idempotency-Key was used for a different request",
  );
}

/** How a request is recognised again, without keeping what it said. */
const printOf = (ctx: MemberCtx, attempt: Attempt): string =>
  fingerprint(ctx.fingerprintSecret, `${attempt.route}\n${attempt.body}`);

/**
 * Claims the key of an attempt in the caller's transaction: null when it is new, else what was
 * stored under it. `resourceId` names the row whose own state is the answer, for work that stores
 * none (a chat turn).
 *
 * @throws Failure idempotency_conflict when the key came with another body before (contract 5)
 */
export async function claim(
  ctx: MemberCtx,
  attempt: Attempt,
  resourceId?: string,
): Promise<StoredResult | null> {
  const earlier = await claimKey(ctx, claimOf(ctx, attempt, resourceId));
  if (earlier) refuseOtherBody(ctx, attempt, earlier);
  return earlier;
}

const claimOf = (ctx: MemberCtx, attempt: Attempt, resourceId?: string): NewClaim => ({
  key: attempt.key,
  route: attempt.route,
  print: printOf(ctx, attempt),
  resourceId,
});

/** The claim as a part of a larger statement; `made` brings a row of it where the key is new. */
export interface ClaimWithin {
  /** @param once only where that part of the statement has a row */
  readonly made: (once?: Prisma.Sql) => Prisma.Sql;
}

/**
 * Whether a request with this key came before, as a condition of a larger statement; `who` is the
 * person's id in it.
 */
export const cameBefore = (who: Prisma.Sql, key: string): Prisma.Sql => isClaimedBy(who, key);

export const claimWithin = (ctx: MemberCtx, attempt: Attempt, resourceId: string): ClaimWithin => ({
  made: (once) => claimStatement(ctx, claimOf(ctx, attempt, resourceId), once),
});

/**
 * What stands under a key that such a statement found taken.
 *
 * @throws Failure idempotency_conflict when the key came with another body before (contract 5)
 */
export async function readClaimed(ctx: MemberCtx, attempt: Attempt): Promise<StoredResult> {
  const earlier = await findClaimed(ctx, attempt.key);
  refuseOtherBody(ctx, attempt, earlier);
  return earlier;
}
