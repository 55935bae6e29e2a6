import { localStripe } from "@/tests/factories/paying";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { type Attack, attackAll, printOutcome } from "./inputs/attack";

/** The same requests in every run; `npm run test:soak` sends more, and different ones each time. */
const ATTACK: Attack = { seed: 20_261_122, each: 16 };

let stripe: LocalStripe;
beforeAll(async () => {
  stripe = await localStripe();
});
afterAll(() => stripe.close());

it("API-09 API-10 generated bad requests are refused in the documented form, never with a failure of ours", async () => {
  const outcome = await attackAll(stripe, ATTACK);
  printOutcome(outcome, ATTACK);
  expect(outcome.faults).toEqual([]);
  expect(outcome.requests).toBeGreaterThan(1_500);
  // No input has polluted Object.prototype.
  expect("isAdmin" in {}).toBe(false);
}, 240_000);
