import { localStripe } from "@/tests/factories/paying";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { attackAll, printOutcome } from "./inputs/attack";

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

let stripe: LocalStripe;
beforeAll(async () => {
  stripe = await localStripe();
});
afterAll(() => stripe.close());

it("API-10 10,000 bad requests and more, others in every run", async () => {
  const attack = { seed, each: Number(process.env.EACH ?? 100) };
  const outcome = await attackAll(stripe, attack);
  printOutcome(outcome, attack);
  expect(outcome.faults).toEqual([]);
  expect(outcome.requests).toBeGreaterThan(10_000);
});
