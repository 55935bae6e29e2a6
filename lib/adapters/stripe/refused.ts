import Stripe from "stripe";
import { PaymentRefusal } from "@/lib/ports/payments";
import { cardDecline } from "@/lib/shared/card-decline";

const { errors } = Stripe;

/**
 * Statuses sent before the request reached Stripe's records. Nothing began, so the key can be
 * reused.
 */
const NOT_BEGUN = new Set([429, 502, 503, 504]);

/**
 * Maps Stripe's errors to the port's (docs.stripe.com/api/errors). A 500 counts as "wrong", because
 * Stripe stores that response under the key, so retrying with it would only return it again.
 */
function kindOf(error: unknown): PaymentRefusal["kind"] {
  if (error instanceof errors.StripeConnectionError) return "away";
  // Reading an answer of another shape fails this way, wherever in the answer that is.
  if (error instanceof TypeError) return "unreadable";
  if (!(error instanceof errors.StripeError)) return "wrong";
  if (error instanceof errors.StripeCardError) return "card";
  if (
    error instanceof errors.StripePermissionError ||
    error instanceof errors.StripeAuthenticationError
  )
    return "denied";
  if (error.code === "idempotency_key_in_use" || error.code === "lock_timeout") return "busy";
  if (error.code === "resource_missing") return "gone";
  return NOT_BEGUN.has(error.statusCode ?? 0) ? "away" : "wrong";
}

/**
 * The permission a restricted key lacks. Stripe names it only in prose ("Having the
 * 'rak_event_read' permission would allow this request").
 */
const lacking = (error: unknown): string | undefined =>
  error instanceof errors.StripePermissionError ? /\brak_\w+/.exec(error.message)?.[0] : undefined;

/** @throws PaymentRefusal for anything the library throws */
export async function callStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentRefusal) throw error;
    const decline = error instanceof errors.StripeCardError ? cardDecline(error) : undefined;
    throw new PaymentRefusal(kindOf(error), { cause: error, decline, permission: lacking(error) });
  }
}

/** Returns null if Stripe has no such object. */
export async function ifThere<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await callStripe(work);
  } catch (error) {
    if (error instanceof PaymentRefusal && error.kind === "gone") return null;
    throw error;
  }
}
