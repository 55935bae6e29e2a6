import { startLocalStripe } from "./server";
import { LOCAL_KEYS } from "./settings";

/**
 * Runs the local Stripe as a separate process: listens on `PORT` (default 4242) and sends events to
 * `WEBHOOK_URL`. Prints one line of JSON with its address and keys once it's up.
 */
async function main(): Promise<void> {
  const stripe = await startLocalStripe(Number(process.env.PORT ?? 4242));
  stripe.deliverTo(process.env.WEBHOOK_URL ?? null);
  process.stdout.write(`${JSON.stringify({ baseUrl: stripe.baseUrl, ...LOCAL_KEYS })}\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stripe.close());
}

void main();
