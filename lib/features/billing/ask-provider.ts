import type { Ctx } from "@/lib/ports/context";
import { PaymentRefusal, type Payments } from "@/lib/ports/payments";
import { Failure } from "@/lib/shared/failure";
import { DECLINE_COPY } from "./copy/declines";
import { sayDenied } from "./say-denied";

const NO_PROVIDER = "Payments aren't available right now. Nothing was charged.";
const AS_IT_WAS = "Nothing was charged, and your plan hasn't changed.";
const AWAY =
  "The payment service isn't responding right now. Please try again in a moment. You won't be charged twice.";
const BUSY = "This is already in progress. Please check again in a moment.";
const GONE = "The payment service no longer has this plan.";

/** How long (in seconds) a call that's under way takes to have its answer. */
const BUSY_SECONDS = 2;

/**
 * Makes one call to the payment provider and turns a refusal into words for the person. Never
 * inside a transaction.
 *
 * @throws Failure unavailable (none set up, no answer, the same call under way), conflict (card
 *   declined), not_found
 */
export async function askProvider<T>(
  ctx: Ctx,
  question: (payments: Payments) => Promise<T>,
): Promise<T> {
  if (!ctx.payments) throw new Failure("unavailable", NO_PROVIDER);
  try {
    return await question(ctx.payments);
  } catch (error) {
    if (error instanceof PaymentRefusal && error.kind === "denied")
      sayDenied(ctx, ctx.payments, error);
    throw inWords(error) ?? error;
  }
}

/**
 * Null when the cause isn't a refusal, or is one no person can act on: that's logged and reported
 * as our own error.
 */
function inWords(cause: unknown): Failure | null {
  if (!(cause instanceof PaymentRefusal)) return null;
  switch (cause.kind) {
    case "card":
      return new Failure("conflict", `${DECLINE_COPY[cause.decline ?? "declined"]} ${AS_IT_WAS}`, {
        cause,
      });
    case "gone":
      return new Failure("not_found", GONE, { cause });
    case "busy":
      return new Failure("unavailable", BUSY, { cause, retryAfterSeconds: BUSY_SECONDS });
    case "away":
      return new Failure("unavailable", AWAY, { cause });
    case "unreadable":
    case "denied":
    case "wrong":
      return null;
  }
}
