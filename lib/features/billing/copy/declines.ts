import type { CardDecline } from "@/lib/shared/card-decline";

/**
 * Tells a cardholder how to fix a declined card. Shown beside the form, and by the server ahead of
 * the effect on the plan.
 */
export const DECLINE_COPY: Readonly<Record<CardDecline, string>> = {
  no_money:
    "There isn't enough money on this card right now. Use another card, or come back later.",
  limit: "This card has reached its limit for now. Use another card, or try again tomorrow.",
  expired: "This card has expired, or its date isn't right. Check the date, or use another card.",
  wrong_code:
    "The security code doesn't match this card. Check its three or four digits and try again.",
  wrong_number: "The card number isn't right. Check it and try again.",
  asks_holder:
    "Your bank wants to make sure it's you. Try again and confirm it with your bank, or use another card.",
  not_for_this: "This card can't be used for this. Use another card, or ask your bank.",
  bank_away: "Your bank didn't answer. Wait a moment and try again.",
  declined:
    "Your bank declined this card and didn't tell us why. Use another card, or ask your bank.",
};
