import { createHmac } from "node:crypto";
import type { Webhook } from "@/lib/ports/webhook";

export interface SignedPostOptions {
  readonly url: string;
  readonly secret: string;
  readonly timeoutMs?: number;
}

class WebhookRefused extends Error {
  override readonly name = "WebhookRefused";
}

/**
 * POSTs the event as JSON. `x-willow-signature` is `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of
 * `<t>.<body>` with the shared secret, so the receiver can reject forged or replayed events.
 * Redirects are refused, because only the configured URL may receive the event.
 */
export function createSignedPost({ url, secret, timeoutMs = 10_000 }: SignedPostOptions): Webhook {
  return {
    async post(event, id) {
      const body = JSON.stringify({ id, ...event });
      const at = Math.floor(Date.now() / 1000);
      const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
      const answer = await fetch(url, {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          "x-willow-signature": `t=${at},v1=${signature}`,
        },
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new WebhookRefused(`the webhook answered ${answer.status}`);
    },
  };
}
