import { charge, chargedCard, makeInvoice } from "./invoices";
import type { Ledger } from "./ledger";
import { monthAfter } from "./periods";
import type { Subscription } from "./records";
import { endSubscription, itemOf } from "./subscriptions";

const DAY = 24 * 60 * 60;
/**
 * A subscription whose first payment is never made expires after this time
 * (docs.stripe.com/billing/subscriptions/overview).
 */
const INCOMPLETE_S = 23 * 60 * 60;
/** Days after a failed charge on which it's retried; after the last retry the subscription ends. */
const RETRY_DAYS = [3, 8, 14];

interface Due {
  readonly at: number;
  readonly happen: () => void;
}

/** Moves the clock to `to` (Unix seconds); everything due on the way happens at its own time. */
export function advance(ledger: Ledger, to: number): void {
  for (let next = nextDue(ledger, to); next; next = nextDue(ledger, to)) {
    ledger.setClock(next.at);
    next.happen();
  }
  ledger.setClock(to);
}

function nextDue(ledger: Ledger, to: number): Due | undefined {
  return ledger
    .all("subscription")
    .flatMap((of) => dueOf(ledger, of))
    .filter(({ at }) => at <= to)
    .sort((a, b) => a.at - b.at)[0];
}

function dueOf(ledger: Ledger, of: Subscription): Due[] {
  if (of.ended_at !== null) return [];
  const end = itemOf(of).current_period_end;
  switch (of.status) {
    case "incomplete":
      return [{ at: of.created + INCOMPLETE_S, happen: () => endSubscription(ledger, of, "incomplete_expired") }];
    case "trialing":
      return [
        {
          at: end,
          happen: () => (chargedCard(ledger, of) ? turn(ledger, of) : endSubscription(ledger, of, "canceled")),
        },
      ];
    case "past_due":
      return [retryOf(ledger, of), { at: end, happen: () => turn(ledger, of) }];
    default:
      return [{ at: end, happen: () => turn(ledger, of) }];
  }
}

/** The end of a period: ends the subscription, or starts and charges the next month. */
function turn(ledger: Ledger, of: Subscription): void {
  if (of.cancel_at !== null || of.cancel_at_period_end) {
    endSubscription(ledger, of, "canceled");
    return;
  }
  const item = itemOf(of);
  item.current_period_start = item.current_period_end;
  item.current_period_end = monthAfter(item.current_period_start);
  const invoice = makeInvoice(ledger, { of, total: item.price.unit_amount, reason: "subscription_cycle" });
  of.status = charge(ledger, invoice, chargedCard(ledger, of)) ? "active" : "past_due";
  ledger.tell("customer.subscription.updated", of);
}

function retryOf(ledger: Ledger, of: Subscription): Due {
  const invoice = ledger.get("invoice", of.latest_invoice ?? "");
  const days = RETRY_DAYS[invoice.attempt_count - 1] ?? 0;
  return { at: Math.max(invoice.created + days * DAY, invoice.created), happen: () => retry(ledger, of) };
}

/** Charges the open invoice again, as Stripe does by itself and after a card change. */
export function retry(ledger: Ledger, of: Subscription): void {
  const invoice = ledger.get("invoice", of.latest_invoice ?? "");
  const last = invoice.attempt_count >= RETRY_DAYS.length;
  if (charge(ledger, invoice, chargedCard(ledger, of))) {
    of.status = "active";
    ledger.tell("customer.subscription.updated", of);
  } else if (last) endSubscription(ledger, of, "canceled");
}
