import type { Stripe } from "@stripe/stripe-js";
// The plain entry asks for Stripe's script on import; this one waits for the call (decision 0035).
import { loadStripe } from "@stripe/stripe-js/pure";

let asked: { key: string; stripe: Promise<Stripe | null> } | null = null;

/**
 * Stripe's own object for this account. Its script is fetched at the first call, after a plan was chosen, and never without
 * one; a failed fetch is forgotten, so that it can be tried again. Signals about the device stay unsent.
 *
 * @throws Error when the script does not come
 */
export function stripeFor(publishableKey: string): Promise<Stripe | null> {
  if (asked?.key === publishableKey) return asked.stripe;
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  const stripe = loadStripe(publishableKey);
  asked = { key: publishableKey, stripe };
  stripe.catch(() => {
    asked = null;
  });
  return stripe;
}
