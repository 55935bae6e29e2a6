/** @jest-environment jsdom */
import { loadStripe } from "@stripe/stripe-js/pure";
import { MAX_WAIT_MS, needsNewPage, stripeFor } from "./stripe-script";

jest.mock("@stripe/stripe-js/pure", () => ({
  loadStripe: Object.assign(jest.fn(), { setLoadParameters: () => {} }),
}));

afterEach(() => jest.useRealTimers());

it("SUBS-03 one that comes is waited for no longer", async () => {
  jest.useFakeTimers();
  jest.mocked(loadStripe).mockResolvedValue(null);
  await stripeFor("pk_test_0");
  await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
  expect(needsNewPage()).toBe(false);
});

it("SUBS-03 a script that is blocked is given up in time, and is asked for anew by a new page alone", async () => {
  jest.useFakeTimers();
  jest.mocked(loadStripe).mockReturnValue(new Promise(() => {}));
  const asked = stripeFor("pk_test_1");
  expect(needsNewPage()).toBe(false);
  const outcome = expect(asked).rejects.toThrow("did not come");
  await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
  await outcome;
  expect(needsNewPage()).toBe(true);
});
