import type { Ledger } from "./ledger";
import { signed } from "./sign";

export type Deliveries = ReturnType<typeof deliverTo>;

/**
 * Sends each new event to a URL once one is set; `settled` waits until all sent events are
 * answered.
 */
export function deliverTo(ledger: Ledger, secret: string) {
  let address: string | null = null;
  const underway = new Set<Promise<void>>();
  ledger.onEvent((event) => {
    if (!address) return;
    const sending = post(address, event, secret);
    underway.add(sending);
    void sending.finally(() => underway.delete(sending));
  });
  return {
    to: (url: string | null): void => {
      address = url;
    },
    settled: async (): Promise<void> => {
      while (underway.size > 0) await Promise.all(underway);
    },
  };
}

/** A receiver that's down misses the event; the real service would retry it for three days. */
async function post(address: string, event: object, secret: string): Promise<void> {
  try {
    const { body, headers } = signed(event, secret);
    const answer = await fetch(address, { method: "POST", body, headers });
    await answer.body?.cancel();
  } catch {}
}
