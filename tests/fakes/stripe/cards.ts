import { type Fields, fieldsOf, textOf } from "./form";
import type { Ledger } from "./ledger";
import { declined, invalid } from "./problem";
import type { PaymentMethod } from "./records";

/**
 * The numbers from docs.stripe.com/testing that this Stripe recognizes; all others are good cards.
 */
export const CARDS = {
  good: "4242424242424242",
  declined: "4000000000000002",
  /** Can be stored, but every charge fails. */
  failsLater: "4000000000000341",
  /** The bank asks the person to authenticate first. */
  asksFirst: "4000002500003155",
} as const;

const LATER = new Set<string>();
const ASKING = new Set<string>();

export const failsLater = (card: string): boolean => LATER.has(card);
export const asksFirst = (card: string): boolean => ASKING.has(card);

/** The card in a confirmation, as Stripe's script sends it. */
export function cardOf(ledger: Ledger, fields: Fields, customer: string): PaymentMethod {
  const data = fieldsOf(fields.payment_method_data);
  const card = fieldsOf(data.card);
  const number = textOf(card.number)?.replaceAll(" ", "");
  if (!number) throw invalid("Missing required param: payment_method_data[card].", { code: "parameter_missing" });
  if (number === CARDS.declined) throw declined();
  const made = ledger.add<PaymentMethod>({
    id: ledger.newId("payment_method"),
    object: "payment_method",
    type: "card",
    customer,
    card: {
      brand: number.startsWith("5") ? "mastercard" : "visa",
      last4: number.slice(-4),
      exp_month: Number(textOf(card.exp_month) ?? 12),
      exp_year: Number(textOf(card.exp_year) ?? 2034),
    },
  });
  if (number === CARDS.failsLater) LATER.add(made.id);
  if (number === CARDS.asksFirst) ASKING.add(made.id);
  return made;
}
