import { CARDS } from "./cards";
import type { Deliveries } from "./deliver";
import { confirmIntent } from "./intents";
import { closeDispute, dispute, refund } from "./invoices";
import type { Ledger } from "./ledger";
import { advance, retry } from "./lifecycle";
import type { Dispute, StripeEvent, Subscription } from "./records";
import { type Fault, LOCAL_KEYS, type Recorded } from "./settings";
import { signed } from "./sign";

export interface LocalStripe {
  /** For `STRIPE_API_BASE`. */
  readonly baseUrl: string;
  readonly ledger: Ledger;
  readonly requests: readonly Recorded[];
  readonly events: readonly StripeEvent[];
  now(): Date;
  /**
   * Confirms an intent with a card, like the form in the browser; `number` is one of CARDS. Throws
   * if the card is declined.
   */
  confirm(clientSecret: string, number?: string): void;
  /** Advances the clock: trials end, months are charged, failed charges are retried. */
  advance(to: Date): void;
  /** Charges a subscription's open invoice again. */
  retry(subscriptionId: string): void;
  refund(invoiceId: string): void;
  /** The bank disputes an invoice's payment; `closeDispute` decides it. */
  dispute(invoiceId: string): Dispute;
  closeDispute(of: Dispute, status: "won" | "lost"): void;
  subscriptionsOf(customerId: string): Subscription[];
  /** Makes the next requests fail, one fault each. */
  fail(...faults: readonly Fault[]): void;
  /**
   * The bytes and headers of a delivery; `secret` and `at` (Unix seconds) can be made wrong on
   * purpose.
   */
  delivery(event: object, wrong?: { secret?: string; at?: number }): ReturnType<typeof signed>;
  /** Sends every event from now on to this URL. */
  deliverTo(url: string | null): void;
  settled(): Promise<void>;
  overHttp(name: string, given: Record<string, unknown>): Promise<unknown>;
  close(): Promise<void>;
}

interface Parts {
  readonly ledger: Ledger;
  readonly base: string;
  readonly requests: Recorded[];
  readonly faults: Fault[];
  readonly deliveries: Deliveries;
  readonly close: () => Promise<void>;
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** A test's controls for the local Stripe: they act as people, banks and time. */
export function createControls({ ledger, base, requests, faults, deliveries, close }: Parts): LocalStripe {
  const controls: LocalStripe = {
    baseUrl: base,
    ledger,
    requests,
    events: ledger.events,
    now: () => new Date(ledger.now() * 1000),
    confirm(clientSecret, number = CARDS.good) {
      const [id = ""] = clientSecret.split("_secret_");
      const intent = id.startsWith("seti_") ? ledger.get("setup_intent", id) : ledger.get("payment_intent", id);
      const fields = { client_secret: clientSecret, payment_method_data: { type: "card", card: { number } } };
      confirmIntent(ledger, intent, fields, base);
    },
    advance: (to) => advance(ledger, secondsOf(to)),
    retry: (id) => retry(ledger, ledger.get("subscription", id)),
    refund: (id) => refund(ledger, id),
    dispute: (id) => dispute(ledger, id),
    closeDispute: (of, status) => closeDispute(ledger, of, status),
    subscriptionsOf: (customer) => ledger.all("subscription").filter((of) => of.customer === customer),
    fail: (...next) => void faults.push(...next),
    delivery: (event, { secret = LOCAL_KEYS.webhookSecret, at } = {}) => signed(event, secret, at),
    deliverTo: deliveries.to,
    settled: deliveries.settled,
    close,
    /** `POST /_test/{name}` with JSON gives a test in another process the same controls. */
    async overHttp(name, given) {
      const text = (field: string): string => String(given[field] ?? "");
      if (name === "advance") controls.advance(new Date(text("to")));
      else if (name === "confirm") controls.confirm(text("clientSecret"), text("number") || undefined);
      else if (name === "retry") controls.retry(text("subscriptionId"));
      else if (name === "refund") controls.refund(text("invoiceId"));
      else if (name === "deliver") controls.deliverTo(text("url") || null);
      else if (name === "fail") controls.fail(...(given.faults as Fault[]));
      else if (name !== "state") throw new Error(`no control is called ${name}`);
      await controls.settled();
      return { now: controls.now(), requests, events: ledger.events, subscriptions: ledger.all("subscription") };
    },
  };
  return controls;
}
