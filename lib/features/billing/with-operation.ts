import type { Ctx } from "@/lib/ports/context";
import { PaymentRefusal } from "@/lib/ports/payments";
import { finishOperation, type Operation, openOperation } from "./operation-repository";

interface Around<T> {
  /**
   * Checks whether someone else did it before this operation was opened; called once its key is
   * ours.
   */
  readonly already?: () => Promise<T | null>;
  /** Stores the provider's answer, in the transaction that finishes the operation. */
  readonly store?: (ctx: Ctx, value: T) => Promise<void>;
}

/**
 * Makes one mutating call to the payment provider under its own idempotency key, which is reused
 * until the answer is known: a concurrent call, or one after a lost answer, uses the same key and
 * gets the same answer (docs.stripe.com/api/idempotent_requests). Never inside a transaction.
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
 * A refusal the provider would only repeat under this key. Any other error leaves open whether the
 * call took effect.
 */
function isFinal(error: unknown): boolean {
  const refusal =
    error instanceof Error && error.cause instanceof PaymentRefusal ? error.cause : error;
  return refusal instanceof PaymentRefusal && refusal.kind !== "away" && refusal.kind !== "busy";
}
