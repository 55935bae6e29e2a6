import type { Ctx } from "@/lib/ports/context";
import { PaymentRefusal } from "@/lib/ports/payments";
import { finishOperation, type Operation, openOperation } from "./operation-repository";

interface Around<T> {
  /** Whether somebody else did it before this operation was opened; asked once its key is ours. */
  readonly already?: () => Promise<T | null>;
  /** Keeps what the provider answered, in the transaction that finishes the operation. */
  readonly store?: (ctx: Ctx, value: T) => Promise<void>;
}

/**
 * One writing call to the payment provider under a key of its own, which is used again until its
 * answer is known: whoever comes at the same time, or after a lost answer, asks under the same key
 * and is told the same (docs.stripe.com/api/idempotent_requests). Never inside a transaction.
 *
 * @throws what `call` throws
 */
export async function withOperation<T>(
  ctx: Ctx,
  operation: Operation,
  call: (key: string) => Promise<T>,
  { already, store }: Around<T> = {},
): Promise<T> {
  const key = await openOperation(ctx, operation);
  try {
    const value = (await already?.()) ?? (await call(key));
    await ctx.transaction(async (tx) => {
      await store?.(tx, value);
      await finishOperation(tx, key);
    });
    return value;
  } catch (error) {
    if (isFinal(error)) await finishOperation(ctx, key);
    throw error;
  }
}

/**
 * A refusal that the provider would only repeat under this key. Everything else leaves open whether
 * it happened.
 */
function isFinal(error: unknown): boolean {
  const refusal =
    error instanceof Error && error.cause instanceof PaymentRefusal ? error.cause : error;
  return refusal instanceof PaymentRefusal && refusal.kind !== "away" && refusal.kind !== "busy";
}
