import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { fingerprint } from "@/lib/shared/ids";
import { claimKey, type StoredResult, storeResult } from "./repository";

/** One request that may be sent again: the client's key, and what it asked for. */
export interface Attempt {
  readonly key: string;
  readonly route: string;
  readonly body: string;
}

/**
 * Runs `work` at most once for a key of this person: the key, the work and its result commit together, so that a crash
 * between them cannot double it. A second sender waits for the first on the key's row and reads its result.
 *
 * @throws Failure idempotency_conflict when the key came with another body before (contract 5).
 */
export function once<T>(
  ctx: MemberCtx,
  attempt: Attempt,
  work: (ctx: MemberCtx) => Promise<T>,
): Promise<{ value: T; replayed: boolean }> {
  const print = fingerprint(ctx.fingerprintSecret, `${attempt.route}\n${attempt.body}`);
  return ctx.transaction(async (tx) => {
    const earlier = await claimKey(tx, attempt.key, attempt.route, print);
    if (earlier) return { value: sameRequest(earlier, print).response as T, replayed: true };
    const value = await work(tx);
    await storeResult(tx, attempt.key, value);
    return { value, replayed: false };
  });
}

export function sameRequest(earlier: StoredResult, print: string): StoredResult {
  if (earlier.bodyFingerprint !== print) {
    throw new Failure("idempotency_conflict", "This Idempotency-Key was used for a different request");
  }
  return earlier;
}
