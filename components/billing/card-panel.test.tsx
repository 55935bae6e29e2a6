/** @jest-environment jsdom */
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cardKey } from "@/lib/features/billing/constants";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { ScriptedStripe } from "@/tests/fakes/stripe-js/scripted-stripe";
import { renderPage } from "@/tests/support/render-page";
import { CardPanel } from "./card-panel";

const goTo = jest.fn();
jest.mock("@/lib/client/navigation", () => ({ goTo: (to: string) => goTo(to) }));
let stripe: ScriptedStripe;
jest.mock("@stripe/stripe-js/pure", () => ({
  loadStripe: Object.assign(async () => stripe.asStripe(), { setLoadParameters: () => {} }),
}));

const CARD = "/api/subscription/card";
const VISA = { brand: "visa", last4: "4242", expMonth: 4, expYear: 2030 };
const NEW = { brand: "mastercard", last4: "4444", expMonth: 1, expYear: 2031 };
/**
 * Newest first: one partly paid from credit, and an older one from an ended plan, which isn't
 * collected.
 */
const OPEN_BILLS = [
  { status: "open", total: 34_900, due: 30_000 },
  { status: "open", total: 14_900, due: 14_900 },
];
const button = (name: string) => screen.getByRole("button", { name });

let account = 0;

function setUp(put: { status: number; body?: unknown } = { status: 200, body: {} }, owes = false) {
  account += 1;
  let stored: object = VISA;
  const api = fakeBrowserApi({
    [`GET ${CARD}`]: () => ({ status: 200, body: stored }),
    "GET /api/subscription/invoices": () => ({ status: 200, body: OPEN_BILLS }),
    [`POST ${CARD}`]: () => ({ status: 200, body: { clientSecret: "seti_9_secret_x", intent: "setup" } }),
    [`PUT ${CARD}`]: () => {
      if (put.status === 200) stored = NEW;
      return put;
    },
  });
  renderPage(<CardPanel publishableKey={`pk_test_card_${account}`} owes={owes} />, [[cardKey, VISA]]);
  return { api, user: userEvent.setup() };
}

async function storeAnother(user: ReturnType<typeof userEvent.setup>) {
  await user.click(button("Change card"));
  await waitFor(() => expect(stripe.mounted).toBe(1));
  expect(screen.getByText(/Nothing is charged now/)).toBeVisible();
  act(() => stripe.tell("ready"));
  stripe.answer = { setupIntent: { id: "seti_9", status: "succeeded" } };
  await user.click(button("Save this card"));
}

beforeEach(() => {
  stripe = new ScriptedStripe();
  goTo.mockReset();
  HTMLCanvasElement.prototype.getContext = () => null;
});

afterEach(() => void Reflect.deleteProperty(window.performance, "getEntriesByType"));

it("stores another card through the provider's own fields and names it from then on", async () => {
  const { api, user } = setUp();
  expect(screen.getByText("Visa ending in 4242, expires 04/2030")).toBeVisible();
  await storeAnother(user);
  expect(await screen.findByText("Mastercard ending in 4444, expires 01/2031")).toBeVisible();
  expect(screen.getByText("Card changed")).toBeVisible();
  expect(api.of("PUT", CARD).map(({ body }) => body)).toEqual([{ setupIntentId: "seti_9" }]);
  expect(stripe.confirmations[0]?.returnUrl).toBe("http://localhost/subscribe?for=card");
});

it("holds the page while the card's fields are open, and while the bank asks, so that no reload ends either", async () => {
  const { user } = setUp();
  expect(document.querySelector("[data-unkept]")).toBeNull();
  const underWay = () => globalThis.willowUnderWay ?? 0;
  let decide: (answer: object) => void = () => undefined;
  await user.click(button("Change card"));
  await waitFor(() => expect(stripe.mounted).toBe(1));
  act(() => stripe.tell("ready"));
  expect(document.querySelector("[data-unkept]")).toContainElement(button("Save this card"));
  // Wait until the request that prepared the change has been answered and handled.
  await waitFor(() => expect(underWay()).toBe(0), { timeout: 3000 });
  stripe.answer = new Promise((resolve) => {
    decide = resolve;
  });
  await user.click(button("Save this card"));
  await waitFor(() => expect(stripe.confirmations).toHaveLength(1));
  expect(underWay()).toBe(1);
  decide({ error: { type: "card_error", message: "Your bank said no.", code: "card_declined" } });
  await waitFor(() => expect(underWay()).toBe(0), { timeout: 3000 });
  expect(document.querySelector("[data-unkept]")).toContainElement(button("Save this card"));
});

it("says before it what the new card pays at once when a bill is open", async () => {
  const { user } = setUp(undefined, true);
  await user.click(button("Pay with another card"));
  expect(await screen.findByText(/Charged now: \$300\.00/)).toBeVisible();
  expect(await screen.findByRole("button", { name: "Pay $300.00 with this card" })).toBeVisible();
  expect(screen.queryByText(/Nothing is charged now/)).toBeNull();
});

it("a change that failed leaves the old card and says so", async () => {
  const { user } = setUp({ status: 503, body: {} });
  await storeAnother(user);
  expect(await screen.findByText("Your card wasn't changed")).toBeVisible();
  await user.click(button("Keep the old card"));
  expect(screen.getByText("Visa ending in 4242, expires 04/2030")).toBeVisible();
});

it("SUBS-15 after a declined card the next try is one of its own, so that another card can be typed", async () => {
  const { api, user } = setUp({ status: 409, body: { message: "Your card was declined." } });
  await storeAnother(user);
  expect(await screen.findByText("Your card was declined.")).toBeVisible();
  await waitFor(() => expect(button("Change card")).toHaveFocus());
  await user.click(button("Change card"));
  await waitFor(() => expect(api.of("POST", CARD)).toHaveLength(2));
});

it("loads the page first when it was come to from another one, whose policy keeps Stripe's frames out", async () => {
  const load = { name: "http://localhost/dashboard" };
  Object.defineProperty(window.performance, "getEntriesByType", { value: () => [load], configurable: true });
  const { api, user } = setUp();
  await user.click(button("Change card"));
  expect(goTo).toHaveBeenCalledWith("/subscribe");
  expect(api.of("POST", CARD)).toHaveLength(0);
});
