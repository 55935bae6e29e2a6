import Stripe from "stripe";

export interface StripeOptions {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Where the provider is reached; null for its own address. */
  readonly apiBase: string | null;
  /** What a plan costs a month in US cents; a price that says anything else is never charged. */
  readonly monthlyCents: (lookupKey: string) => number | null;
  readonly timeoutMs?: number;
}

/** What a person can wait for; the library's own timeout is 80 s. */
const TIMEOUT_MS = 10_000;
/** Repeats under the same idempotency key, after half a second and a second. */
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
