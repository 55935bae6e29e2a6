import type { BrowserContext } from "@playwright/test";
import { LOCAL_KEYS } from "../../fakes/stripe/settings";
import { FIELDS_PAGE } from "../../fakes/stripe-js/fields-page";
import { STRIPE_SCRIPT } from "../../fakes/stripe-js/script";
import { PORT } from "./demo";

export const STRIPE_PORT = PORT + 5;
export const STRIPE_BASE = `http://127.0.0.1:${STRIPE_PORT}`;

/** Settings with which the run's demo uses the local Stripe. */
export const STRIPE_SETTINGS = {
  STRIPE_SECRET_KEY: LOCAL_KEYS.secretKey,
  STRIPE_PUBLISHABLE_KEY: LOCAL_KEYS.publishableKey,
  STRIPE_WEBHOOK_SECRET: LOCAL_KEYS.webhookSecret,
  STRIPE_API_BASE: STRIPE_BASE,
};

/**
 * Serves the local Stripe where the browser expects the real one: its script and frame at
 * js.stripe.com, its calls at api.stripe.com. The page's own CSP stays in force. Returns a growing
 * list of all Stripe URLs that were requested.
 */
export async function serveStripe(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = [];
  await context.route("https://js.stripe.com/**", (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    return pathname.endsWith(".js")
      ? route.fulfill({ contentType: "text/javascript", body: STRIPE_SCRIPT })
      : route.fulfill({ contentType: "text/html", body: FIELDS_PAGE });
  });
  await context.route("https://api.stripe.com/**", async (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(pathname);
    return route.fulfill({ response: await route.fetch({ url: `${STRIPE_BASE}${pathname}${search}` }) });
  });
  return asked;
}

interface State {
  readonly subscriptions: readonly {
    id: string;
    customer: string;
    status: string;
    cancel_at_period_end: boolean;
    latest_invoice: string | null;
  }[];
}

/** Makes the local Stripe do something (`state` does nothing) and returns its state afterward. */
export async function atStripe(control: string, given: Record<string, unknown> = {}): Promise<State> {
  const answer = await fetch(`${STRIPE_BASE}/_test/${control}`, { method: "POST", body: JSON.stringify(given) });
  if (!answer.ok) throw new Error(`The local Stripe answered ${answer.status} to ${control}`);
  return await answer.json();
}
