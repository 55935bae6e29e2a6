import type { Stripe } from "@stripe/stripe-js";
// The default entry loads Stripe's script on import; this one waits for the call (decision 0035).
import { loadStripe } from "@stripe/stripe-js/pure";

/**
 * Maximum wait: if the browser blocks the script, the loader waits for an event that never comes.
 */
export const MAX_WAIT_MS = 15_000;

let asked: { key: string; stripe: Promise<Stripe | null> } | null = null;

/**
 * Stripe's object for this account. The first call loads its script, so that happens only after a
 * plan was chosen. A failed load is forgotten, so that it can be retried. Device signals aren't
 * sent.
 *
 * @throws Error if the script doesn't load
 */
export function stripeFor(publishableKey: string): Promise<Stripe | null> {
  if (asked?.key === publishableKey) return asked.stripe;
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  const stripe = inTime(loadStripe(publishableKey));
  asked = { key: publishableKey, stripe };
  stripe.catch(() => {
    asked = null;
  });
  return stripe;
}

let isStuck = false;

function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isStuck = true;
      reject(new Error("Stripe's script did not come"));
    }, MAX_WAIT_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/**
 * True once the script has timed out: the loader keeps waiting for it, so only a page reload tries
 * again.
 */
export const needsNewPage = (): boolean => isStuck;
