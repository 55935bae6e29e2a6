import { cardDecline } from "./card-decline";

it.each([
  ["insufficient_funds", "card_declined", "no_money"],
  ["expired_card", "expired_card", "expired"],
  ["incorrect_cvc", "incorrect_cvc", "wrong_code"],
  ["authentication_required", "authentication_required", "asks_holder"],
  [null, "incorrect_number", "wrong_number"],
  [null, "expired_card", "expired"],
  ["generic_decline", "card_declined", "declined"],
  [undefined, undefined, "declined"],
] as const)("SUBS-10 ERR-09 %s of %s is told as %s", (decline_code, code, told) => {
  expect(cardDecline({ decline_code, code })).toBe(told);
});

it.each(["lost_card", "stolen_card", "pickup_card", "fraudulent", "restricted_card", "security_violation", "made_up"])(
  "ERR-09 %s is told as nothing but a refusal: whoever holds the card must not learn more",
  (decline_code) => expect(cardDecline({ decline_code, code: "card_declined" })).toBe("declined"),
);
