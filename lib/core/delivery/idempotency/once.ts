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

/** A request the client may retry: its idempotency key, route and body. */
export interface Attempt {
  readonly key: string;
  readonly route: string;
  readonly body: string;
}

/**
 * Runs `work` at most once per idempotency key of this person. The key, the work and its result
 * commit together, so a crash can't cause it to run twice. A concurrent retry waits on the key's
 * row and reads the first attempt's result.
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
 * The stored result of an earlier attempt. Null for a new one, or while the first is still running.
 *
 * @throws Failure idempotency_conflict if the key was used before with another body
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

/** A fingerprint that recognizes a repeated request without keeping its contents. */
const printOf = (ctx: MemberCtx, attempt: Attempt): string =>
  fingerprint(ctx.fingerprintSecret, `${attempt.route}\n${attempt.body}`);

/**
 * Claims an attempt's key in the caller's transaction. Returns null for a new key, otherwise the
 * stored result. `resourceId` names the row whose own state is the result, for work that stores
 * none (a chat turn).
 *
 * @throws Failure idempotency_conflict if the key was used before with another body (contract 5)
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

/** The claim as part of a larger statement. `made` yields a row when the key is new. */
export interface ClaimWithin {
  /** @param afterwards a FROM clause with what must be read before the key is claimed */
  readonly made: (afterwards: Prisma.Sql) => Prisma.Sql;
}

/**
 * An SQL condition that's true if a request with this key came before. `who` is the SQL for the
 * person's id.
 */
export const cameBefore = (who: Prisma.Sql, key: string): Prisma.Sql => isClaimedBy(who, key);

export const claimWithin = (ctx: MemberCtx, attempt: Attempt, resourceId: string): ClaimWithin => ({
  made: (afterwards) => claimStatement(ctx, claimOf(ctx, attempt, resourceId), afterwards),
});

/**
 * Reads the result for a key that the statement above found already claimed.
 *
 * @throws Failure idempotency_conflict if the key was used before with another body (contract 5)
 */
export async function readClaimed(ctx: MemberCtx, attempt: Attempt): Promise<StoredResult> {
  const earlier = await findClaimed(ctx, attempt.key);
  refuseOtherBody(ctx, attempt, earlier);
  return earlier;
}
