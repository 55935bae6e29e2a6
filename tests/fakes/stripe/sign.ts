import Stripe from "stripe";

const stripe = new Stripe("sk_test_signs_only");

/**
 * An event delivery as Stripe sends it: the exact bytes and their signature
 * (docs.stripe.com/webhooks/signature). `at` is in Unix seconds.
 */
export function signed(event: object, secret: string, at = Math.floor(Date.now() / 1000)) {
  const body = JSON.stringify(event, null, 2);
  const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at });
  return { body, headers: { "stripe-signature": signature, "content-type": "application/json; charset=utf-8" } };
}
