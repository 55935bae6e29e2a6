import { startLocalStripe } from "./server";
import { LOCAL_KEYS } from "./settings";

/**
 * The local Stripe as a process of its own: `PORT` to listen on (default 4242), `WEBHOOK_URL` to
 * send events to. Prints one line of JSON with its address and keys once it is up.
 */
async function main(): Promise<void> {
  const stripe = await startLocalStripe(Number(process.env.PORT ?? 4242));
  stripe.deliverTo(process.env.WEBHOOK_URL ?? null);
  process.stdout.write(`${JSON.stringify({ baseUrl: stripe.baseUrl, ...LOCAL_KEYS })}\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stripe.close());
}

void main();
