/** @jest-environment jsdom */
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { accountKey } from "@/lib/core/identity/constants";
import { seatsKey, subscriptionKey, tiersKey } from "@/lib/features/billing/constants";
import type { SubscriptionView } from "@/lib/features/billing/schema";
import { allTiers, ownPlan, seatsOf, subscriptionOf } from "@/tests/factories/subscriptions";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { ScriptedStripe } from "@/tests/fakes/stripe-js/scripted-stripe";
import { renderPage } from "@/tests/support/render-page";
import { SubscribeRoom } from "./subscribe-room";

const refresh = jest.fn();
const router = { refresh: () => refresh() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
const load = jest.fn();
jest.mock("@stripe/stripe-js/pure", () => ({
  loadStripe: Object.assign((key: string) => load(key), { setLoadParameters: () => {} }),
}));

const TRIAL_ENDS_AT = "2026-11-24T12:00:00.000Z";
const BACK = "/subscribe?setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_x&redirect_status=succeeded";

const button = (name: string) => screen.getByRole("button", { name });

let stripe: ScriptedStripe;
let account = 0;

/** Uses a new account each time, because the page keeps Stripe's object as long as it's open. */
function freshAccount(some: Partial<SubscriptionView> = {}): SubscriptionView {
  account += 1;
  return subscriptionOf({ publishableKey: `pk_test_back_${account}`, ...some });
}

/** A plan that was started but isn't confirmed yet. */
const begun = () => freshAccount({ own: ownPlan({ status: "trialing", cardStored: false }) });

/** Returns to the page; `now` is the response when the page refetches the plan. */
function comeBack(known: SubscriptionView, now = () => known): void {
  window.history.replaceState(null, "", BACK);
  fakeBrowserApi({
    "GET /api/subscription": () => ({ status: 200, body: now() }),
    "GET /api/subscription/card": () => ({ status: 200, body: null }),
  });
  renderPage(<SubscribeRoom audience="adult" />, [
    [tiersKey, allTiers()],
    [subscriptionKey, known],
    [seatsKey, seatsOf()],
    [accountKey, { eraseAfter: null }],
  ]);
}

beforeEach(() => {
  stripe = new ScriptedStripe();
  load.mockReset().mockImplementation(async () => stripe.asStripe());
  refresh.mockReset();
});

it("ERR-10 asks Stripe what became of it, and welcomes nobody before the plan is on", async () => {
  let now = begun();
  comeBack(now, () => now);
  expect(await screen.findByText(/turning on your plan/)).toBeVisible();
  expect(stripe.retrieved).toEqual(["seti_1_secret_x"]);
  expect(window.location.search).toBe("");
  expect(screen.queryByText("Payment Successful")).toBeNull();
  now = { ...now, tier: "plus", own: ownPlan({ status: "trialing", trialEndsAt: TRIAL_ENDS_AT }) };
  const welcome = "Welcome to the Plus tier! Your subscription is now active.";
  expect(await screen.findByText(welcome, {}, { timeout: 5000 })).toBeVisible();
  await waitFor(() => expect(screen.getByText("Your plan: Plus")).toHaveFocus());
});

it("ERR-10 a plan that is on already is welcomed at once", async () => {
  const own = ownPlan({ status: "trialing", trialEndsAt: TRIAL_ENDS_AT });
  comeBack(freshAccount({ tier: "plus", own }));
  expect(await screen.findByText("Welcome to the Plus tier! Your subscription is now active.")).toBeVisible();
});

it("a return whose plan has ended since says so, and welcomes nobody to the free tier", async () => {
  comeBack(freshAccount({ trialAvailable: false }));
  expect(await screen.findByText("That plan has ended")).toBeVisible();
  expect(screen.queryByText(/Welcome to the/)).toBeNull();
  expect(screen.queryByText(/turning on your plan/)).toBeNull();
  expect(button("Choose Plus")).toBeEnabled();
});

it.each([
  ["could not be charged", { status: "past_due" }],
  ["is cancelled", { cancelAtPeriodEnd: true }],
  ["was given back", { refunded: true }],
] as const)("a return to a plan that %s since is no success", async (_, some) => {
  comeBack(freshAccount({ own: ownPlan(some) }));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(screen.getByText("Your plan: Plus")).toBeVisible();
  expect(screen.queryByText("Payment Successful")).toBeNull();
});

it("who has waited too long is told, and can go back to the plans", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  comeBack(begun());
  expect(await screen.findByText(/turning on your plan/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText(/Check again before you enter a card a second time/)).toBeVisible();
  jest.useRealTimers();
  await userEvent.click(button("Back to plans"));
  expect(screen.getByRole("list", { name: "All plans" })).toHaveFocus();
  expect(button("Choose Plus")).toBeEnabled();
});

it("ERR-09 believes Stripe and not the address", async () => {
  const last_setup_error = { message: "Your bank said no." };
  stripe.answer = { setupIntent: { id: "seti_1", status: "requires_payment_method", last_setup_error } };
  comeBack(begun());
  expect(await screen.findByText("Payment Failed")).toBeVisible();
  expect(screen.getByText("Your bank said no.")).toBeVisible();
});

it("an address that names no payment of ours says nothing of one, and is cleaned", async () => {
  stripe.answer = { error: { type: "invalid_request_error", message: "No such setupintent" } };
  comeBack(freshAccount());
  await waitFor(() => expect(window.location.search).toBe(""));
  expect(await screen.findByRole("button", { name: "Choose Plus" })).toBeEnabled();
  expect(screen.queryByText("Payment Failed")).toBeNull();
});

it("never says that it failed when nobody could be asked", async () => {
  load.mockRejectedValue(new Error("no network"));
  comeBack(begun());
  expect(await screen.findByText("Your bank is still working on it")).toBeVisible();
  expect(screen.queryByText("Payment Failed")).toBeNull();
});
