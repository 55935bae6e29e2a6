/** Why a bank declined a card, limited to what the cardholder may know and can act on. */
const CARD_DECLINES = [
  "no_money",
  "limit",
  "expired",
  "wrong_code",
  "wrong_number",
  "asks_holder",
  "not_for_this",
  "bank_away",
  "declined",
] as const;
export type CardDecline = (typeof CARD_DECLINES)[number];

/**
 * Our reason for each of the provider's codes (docs.stripe.com/declines/codes,
 * docs.stripe.com/error-codes).
 */
const BY_CODE: Readonly<Record<string, CardDecline>> = {
  insufficient_funds: "no_money",
  card_velocity_exceeded: "limit",
  withdrawal_count_limit_exceeded: "limit",
  expired_card: "expired",
  invalid_expiry_month: "expired",
  invalid_expiry_year: "expired",
  incorrect_cvc: "wrong_code",
  invalid_cvc: "wrong_code",
  incorrect_number: "wrong_number",
  invalid_number: "wrong_number",
  authentication_required: "asks_holder",
  setup_intent_authentication_failure: "asks_holder",
  payment_intent_authentication_failure: "asks_holder",
  card_not_supported: "not_for_this",
  currency_not_supported: "not_for_this",
  transaction_not_allowed: "not_for_this",
  issuer_not_available: "bank_away",
  processing_error: "bank_away",
  try_again_later: "bank_away",
  approve_with_id: "bank_away",
};

/**
 * The reason for the provider's codes, preferring the more specific one. Anything else is a plain
 * decline, including a card reported lost or stolen or suspected of fraud, because the person using
 * it must not learn that this was noticed (docs.stripe.com/declines/codes).
 */
export function cardDecline({
  code,
  decline_code,
}: {
  code?: string | null;
  decline_code?: string | null;
}): CardDecline {
  return BY_CODE[decline_code ?? ""] ?? BY_CODE[code ?? ""] ?? "declined";
}
