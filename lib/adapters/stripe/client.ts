import Stripe from "stripe";

export interface StripeOptions {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** The API base URL. Null means Stripe's own. */
  readonly apiBase: string | null;
  /** A plan's monthly price in US cents. A Stripe price that differs is never charged. */
  readonly monthlyCents: (lookupKey: string) => number | null;
  readonly timeoutMs?: number;
}

/** As long as a person can be expected to wait. The library's own timeout is 80 s. */
const TIMEOUT_MS = 10_000;
/** Retries use the same idempotency key, after half a second and after a second. */
const RETRIES = 2;

export function createClient({
  secretKey,
  apiBase,
  timeoutMs = TIMEOUT_MS,
}: StripeOptions): Stripe {
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiBase ? addressOf(new URL(apiBase)) : {}),
  });
}

const addressOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  host: hostname,
  port: port || (protocol === "http:" ? 80 : 443),
});
