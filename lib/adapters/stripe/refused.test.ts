import Stripe from "stripe";
import { callStripe } from "./refused";

const cardError = (more: { code: string; decline_code?: string }) =>
  new Stripe.errors.StripeCardError({ type: "card_error", message: "Your card was declined.", ...more });

it.each([
  [{ code: "card_declined", decline_code: "insufficient_funds" }, "no_money"],
  [{ code: "expired_card" }, "expired"],
  [{ code: "card_declined", decline_code: "stolen_card" }, "declined"],
] as const)("SUBS-18 a card that was refused with %j is told as %s", async (codes, decline) => {
  await expect(callStripe(() => Promise.reject(cardError(codes)))).rejects.toMatchObject({ kind: "card", decline });
});

it("what is no refusal of a card has no such reason", async () => {
  const gone = new Stripe.errors.StripeInvalidRequestError({
    type: "invalid_request_error",
    code: "resource_missing",
    message: "No such subscription",
  });
  await expect(callStripe(() => Promise.reject(gone))).rejects.toMatchObject({ kind: "gone", decline: null });
});

it("a key that is not valid any more is denied, and lacks no permission that could be given", async () => {
  const invalid = new Stripe.errors.StripeAuthenticationError({
    type: "authentication_error",
    message: "Invalid API Key provided: rk_test_*1",
  });
  await expect(callStripe(() => Promise.reject(invalid))).rejects.toMatchObject({ kind: "denied", permission: null });
});
