import type { Stripe } from "@stripe/stripe-js";
// The plain entry asks for Stripe's script on import; this one waits for the call (decision 0035).
import { loadStripe } from "@stripe/stripe-js/pure";

/**
 * A script that something in the browser blocks makes the loader wait for an event that never
 * comes.
 */
export const MAX_WAIT_MS = 15_000;

let asked: { key: string; stripe: Promise<Stripe | null> } | null = null;

/**
 * Stripe's own object for this account. Its script is fetched at the first call, after a plan was
 * chosen, and never without one; a failed fetch is forgotten, so that it can be tried again.
 * Signals about the device stay unsent.
 *
 * @throws Error when the script does not come
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
 * The loader waits on for a script that will not come, whoever asks it again: only a page that is
 * reloaded asks again.
 */
export const needsNewPage = (): boolean => isStuck;
