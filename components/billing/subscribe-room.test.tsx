/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { accountKey } from "@/lib/core/identity/constants";
import { PRIVACY_CONTACT } from "@/lib/core/legal/constants";
import { seatsKey, subscriptionKey, tiersKey } from "@/lib/features/billing/constants";
import type { SubscriptionView } from "@/lib/features/billing/schema";
import type { Audience } from "@/lib/shared/audience";
import { allTiers, ownPlan, seatsOf, subscriptionOf } from "@/tests/factories/subscriptions";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { ScriptedStripe } from "@/tests/fakes/stripe-js/scripted-stripe";
import { renderPage } from "@/tests/support/render-page";
import { SubscribeRoom } from "./subscribe-room";

const refresh = jest.fn();
const router = { refresh: () => refresh() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
const goTo = jest.fn();
jest.mock("@/lib/client/navigation", () => ({ goTo: (to: string) => goTo(to), currentPath: () => "/subscribe" }));
const load = jest.fn();
jest.mock("@stripe/stripe-js/pure", () => ({
  loadStripe: Object.assign((key: string) => load(key), { setLoadParameters: () => {} }),
}));

const CREATE = "POST /api/create-subscription";
const TRIAL = { clientSecret: "seti_1_secret_x", intent: "setup", trialEndsAt: "2026-11-24T12:00:00.000Z" };

interface Setup {
  audience?: Audience;
  subscription?: SubscriptionView;
  answers?: Parameters<typeof fakeBrowserApi>[0];
}

function setUp({ audience = "adult", subscription = subscriptionOf(), answers = {} }: Setup = {}) {
  const api = fakeBrowserApi({
    "GET /api/subscription": () => ({ status: 200, body: subscription }),
    "GET /api/subscription/tiers": () => ({ status: 200, body: allTiers() }),
    "GET /api/subscription/seats": () => ({ status: 200, body: seatsOf() }),
    "GET /api/subscription/card": () => ({ status: 200, body: null }),
    [CREATE]: () => ({ status: 200, body: TRIAL }),
    ...answers,
  });
  renderPage(<SubscribeRoom audience={audience} />, [
    [tiersKey, allTiers()],
    [subscriptionKey, subscription],
    [seatsKey, seatsOf()],
    [accountKey, { eraseAfter: null }],
  ]);
  return { api, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const offer = (name: string) => screen.getByRole("heading", { name }).closest("article") as HTMLElement;

let stripe: ScriptedStripe;
let account = 0;

/** Uses a new account each time, because the page keeps Stripe's object as long as it's open. */
function freshAccount(some: Partial<SubscriptionView> = {}): SubscriptionView {
  account += 1;
  return subscriptionOf({ publishableKey: `pk_test_fresh_${account}`, ...some });
}

async function openForm(setup: Setup = {}) {
  const opened = setUp({ subscription: freshAccount(), ...setup });
  await opened.user.click(button("Choose Plus"));
  await screen.findByRole("heading", { name: "Start Plus" });
  await waitFor(() => expect(stripe.mounted).toBe(1));
  return opened;
}

async function store(user: ReturnType<typeof userEvent.setup>) {
  act(() => stripe.tell("ready"));
  await user.click(button("Save card and start 3 free days"));
}

beforeEach(() => {
  // jsdom has the canvas element but can't paint on it.
  HTMLCanvasElement.prototype.getContext = () => null;
  stripe = new ScriptedStripe();
  load.mockReset().mockImplementation(async () => stripe.asStripe());
  refresh.mockReset();
  goTo.mockReset();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/subscribe");
});

describe("the plans", () => {
  it("SUBS-01 SUBS-10 SUBS-11 shows a card for every tier with name, price, interval and features", () => {
    setUp();
    for (const { name, price, features } of allTiers()) {
      const card = within(offer(name));
      expect(card.getByText(`$${price}`)).toBeVisible();
      expect(card.getByText("per month")).toBeVisible();
      for (const feature of features) expect(card.getByText(feature)).toBeVisible();
    }
    expect(within(offer("Free")).getByText("Your plan")).toBeVisible();
  });

  it("SUBS-07 names the three free days on every paid plan, while they are to be had", () => {
    setUp();
    expect(screen.getAllByText("First 3 days free")).toHaveLength(4);
    expect(within(offer("Free")).queryByText("First 3 days free")).toBeNull();
  });

  it("SUBS-05 SUBS-13 ERR-12 the free plan only shows its message and sends nothing", async () => {
    const { api, user } = setUp();
    await user.click(button("Choose Free"));
    expect(await screen.findByText("Free Trial")).toBeVisible();
    expect(screen.getByText("You're already on the free trial! Try a premium plan for more features.")).toBeVisible();
    expect(api.calls).toEqual([]);
    expect(load).not.toHaveBeenCalled();
  });

  it("SUBS-03 without a payment provider says so, offers the way home and no plan", () => {
    setUp({ subscription: subscriptionOf({ publishableKey: null }) });
    expect(screen.getByText("Payment System Unavailable")).toBeVisible();
    expect(screen.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
    expect(screen.queryByRole("button", { name: "Choose Plus" })).toBeNull();
    expect(screen.getByText("$349")).toBeVisible();
    expect(screen.queryByText(/leave the family plan first/)).toBeNull();
  });

  it("SUBS-03 SUBS-15 without a payment provider a plan that runs is still shown, and how to leave it", async () => {
    const message = "Payments aren't available right now. Nothing was charged.";
    const { user } = setUp({
      subscription: subscriptionOf({ tier: "plus", own: ownPlan(), publishableKey: null }),
      answers: { "POST /api/subscription/cancel": () => ({ status: 503, body: { message } }) },
    });
    expect(screen.getByText("Your plan: Plus")).toBeVisible();
    expect(screen.getByText(/Next charge: December 21, 2026/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Change card" })).toBeNull();
    await user.click(button("Cancel plan"));
    await user.click(button("Yes, cancel"));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it("says before anybody pays what is added to the price, what cancelling deletes, and whom to write to", () => {
    setUp();
    expect(screen.getByText(/No added tax or fees/)).toBeVisible();
    expect(screen.getByText(/Canceling doesn't delete anything/)).toBeVisible();
    expect(screen.getByText(/refund within 7 days of payment for unused services/)).toBeVisible();
    const contact = screen.getByRole("link", { name: PRIVACY_CONTACT });
    expect(contact).toHaveAttribute("href", `mailto:${PRIVACY_CONTACT}`);
  });

  it("says that there is no network, and that nothing was sent", async () => {
    const online = jest.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
    const offline = () => {
      throw new TypeError("no network");
    };
    const { user } = setUp({ answers: { [CREATE]: offline } });
    expect(screen.getByText(/You can choose or change a plan when you're back online/)).toBeVisible();
    await user.click(button("Choose Plus"));
    expect(await screen.findByText(/You're offline\. Nothing was sent/)).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(screen.queryByText(/when you're back online\.$/, { selector: "section" })).toBeNull();
    online.mockRestore();
  });

  it("SUBS-15 whoever pays and is no adult any more finds the way out here, in two presses, and no price", async () => {
    let own = ownPlan();
    const view = () => subscriptionOf({ tier: "plus", own });
    const cancel = () => {
      own = ownPlan({ cancelAtPeriodEnd: true });
      return { status: 200, body: view() };
    };
    const { user } = setUp({
      audience: "child",
      subscription: view(),
      answers: {
        "GET /api/subscription": () => ({ status: 200, body: view() }),
        "POST /api/subscription/cancel": cancel,
      },
    });
    await user.click(button("Cancel plan"));
    await user.click(button("Yes, stop it"));
    expect(await screen.findByText("Your plan is stopped. We won't take any more money.")).toBeVisible();
    expect(screen.getByText("The plan is stopped")).toBeVisible();
    expect(document.body).not.toHaveTextContent("$");
  });

  it("SUBS-06 SUBS-17 children read whom to ask, and neither a price nor a plan button", () => {
    setUp({ audience: "child" });
    expect(screen.getByText("Ask a parent or guardian to upgrade.")).toBeVisible();
    expect(screen.queryByText(/\$/)).toBeNull();
    expect(screen.queryByRole("button", { name: /Choose/ })).toBeNull();
  });

  it("SUBS-03 SUBS-06 children are not sent to ask for what cannot be had now", () => {
    setUp({ audience: "child", subscription: subscriptionOf({ publishableKey: null }) });
    expect(screen.getByText(/Not open right now/)).toBeVisible();
    expect(screen.getByText("Ask a parent or guardian to upgrade.")).toBeVisible();
  });

  it("who sits in a family plan is sold no other one, and reads why", () => {
    const seat = { id: "55555555-5555-4555-8555-555555555555", ownerName: "Maya", endsAt: null };
    setUp({ subscription: subscriptionOf({ tier: "family_premium", seat }) });
    expect(screen.getByText("You're on Maya's plan")).toBeVisible();
    expect(screen.getByText(/leave the family plan first/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Choose/ })).toBeNull();
  });

  it("ERR-36 a read that failed can be tried again", async () => {
    const answers = { "GET /api/subscription/tiers": () => ({ status: 500, body: {} }) };
    fakeBrowserApi({ "GET /api/subscription": () => ({ status: 200, body: subscriptionOf() }), ...answers });
    renderPage(<SubscribeRoom audience="adult" />, [
      [seatsKey, seatsOf()],
      [accountKey, { eraseAfter: null }],
    ]);
    expect(await screen.findByText("The plans didn't load")).toBeVisible();
    const api = fakeBrowserApi({ "GET /api/subscription/tiers": () => ({ status: 200, body: allTiers() }) });
    await userEvent.click(button("Try again"));
    expect(await screen.findByRole("heading", { name: "Plus" })).toBeVisible();
    expect(api.calls).toHaveLength(1);
  });
});

describe("choosing and paying", () => {
  it("SUBS-02 API-29 asks for the chosen tier and builds the form with its secret", async () => {
    const { api } = await openForm();
    expect(api.of("POST", "/api/create-subscription").map(({ body }) => body)).toEqual([{ tier: "plus" }]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("heading", { name: "Start Plus" })).toHaveFocus();
  });

  it("SUBS-16 price, first charge date and the way out stand before the form", async () => {
    await openForm();
    const form = button("Save card and start 3 free days").closest("form") as HTMLElement;
    for (const words of [/First charge: \$349 on November 24, 2026/, /two clicks on this page/, /Today you pay \$0/]) {
      const line = screen.getByText(words);
      expect(line.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
    expect(document.querySelectorAll("form")).toHaveLength(1);
  });

  it("SUBS-04 the form takes no press before provider and fields are ready", async () => {
    let arrive: (ready: unknown) => void = () => {};
    load.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    const { user } = setUp({ subscription: freshAccount() });
    await user.click(button("Choose Plus"));
    const submit = await screen.findByRole("button", { name: "Save card and start 3 free days" });
    expect(submit).toBeDisabled();
    await act(async () => arrive(stripe.asStripe()));
    await waitFor(() => expect(stripe.mounted).toBe(1));
    expect(submit).toBeDisabled();
    act(() => stripe.tell("ready"));
    await waitFor(() => expect(submit).toBeEnabled());
  });

  it("ERR-10 SUBS-08 SUBS-12 says that it worked, and reads the plan again until it is on", async () => {
    let now = freshAccount();
    const { api, user } = await openForm({
      subscription: now,
      answers: { "GET /api/subscription": () => ({ status: 200, body: now }) },
    });
    await store(user);
    expect(await screen.findByText("Payment Successful")).toBeVisible();
    expect(screen.getByText("Welcome to the Plus tier! Your subscription is now active.")).toBeVisible();
    expect(screen.getByText(/turning on your plan/)).toBeVisible();
    expect(api.of("GET", "/api/auth/user")).toHaveLength(0);
    now = { ...now, tier: "plus", own: ownPlan({ status: "trialing", trialEndsAt: TRIAL.trialEndsAt }) };
    expect(await screen.findByText("Your plan: Plus", {}, { timeout: 5000 })).toBeVisible();
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(stripe.confirmations).toEqual([
      { call: "confirmSetup", clientSecret: TRIAL.clientSecret, returnUrl: "http://localhost/subscribe" },
    ]);
  });

  it("ERR-10 names Premium in the documented words", async () => {
    const { user } = setUp({ subscription: freshAccount() });
    await user.click(button("Choose Premium"));
    await waitFor(() => expect(stripe.mounted).toBe(1));
    await store(user);
    expect(await screen.findByText("Welcome to the Premium tier! Your subscription is now active.")).toBeVisible();
  });

  it("ERR-09 shows the provider's message beside the field and as a toast, and the form stays open", async () => {
    const { user } = await openForm();
    const decline = { type: "card_error", code: "card_declined", decline_code: "insufficient_funds" };
    stripe.answer = { error: { ...decline, message: "Your card has insufficient funds." } };
    await store(user);
    expect(await screen.findByText("Payment Failed")).toBeVisible();
    expect(screen.getByText("Your card has insufficient funds.").closest("[role=alert]")).not.toBeNull();
    expect(screen.getByText(/There isn't enough money on this card/)).toBeVisible();
    await waitFor(() => expect(button("Save card and start 3 free days")).toBeEnabled());
  });

  it("a field that is not filled in yet is said beside it, and is no failed payment", async () => {
    const { user } = await openForm();
    stripe.answer = { error: { type: "validation_error", message: "Your card number is incomplete." } };
    await store(user);
    expect(await screen.findByText("Your card number is incomplete.")).toBeVisible();
    expect(screen.queryByText("Payment Failed")).toBeNull();
  });

  it("a card that was stored before a lost answer is taken as stored, not asked for twice", async () => {
    const { user } = await openForm();
    const error = { type: "invalid_request_error", setup_intent: { id: "seti_1", status: "succeeded" } };
    stripe.answer = { error };
    await store(user);
    expect(await screen.findByText("Payment Successful")).toBeVisible();
    expect(screen.queryByText("Payment Failed")).toBeNull();
  });

  it("SUBS-09 a form that was closed by a choice in another window says so, and that nothing was charged", async () => {
    const { user } = await openForm();
    const error = { type: "invalid_request_error", setup_intent: { id: "seti_1", status: "canceled" } };
    stripe.answer = { error };
    await store(user);
    expect(await screen.findByText("Your plan was changed in another window")).toBeVisible();
    expect(screen.getAllByText(/Nothing was charged here and no card was saved/)).not.toHaveLength(0);
    expect(screen.queryByText("Payment Failed")).toBeNull();
  });

  it("without free days the first month is paid, and the button says how much", async () => {
    const paid = { clientSecret: "pi_1_secret_x", intent: "payment", trialEndsAt: null };
    const subscription = freshAccount({ trialAvailable: false });
    const { user } = await openForm({ subscription, answers: { [CREATE]: () => ({ status: 200, body: paid }) } });
    expect(screen.getByText(/Today you pay \$349/)).toBeVisible();
    act(() => stripe.tell("ready"));
    stripe.answer = { paymentIntent: { id: "pi_1", status: "succeeded" } };
    await user.click(button("Pay $349 now"));
    expect(await screen.findByText("Payment Successful")).toBeVisible();
    expect(stripe.confirmations[0]?.call).toBe("confirmPayment");
  });

  it("ERR-11 says that it could not begin, and the plans stay", async () => {
    const { user } = setUp({ answers: { [CREATE]: () => ({ status: 500, body: {} }) } });
    await user.click(button("Choose Plus"));
    expect(await screen.findByText("Failed to initialize payment. Please try again.")).toBeVisible();
    expect(button("Choose Plus")).toBeEnabled();
  });

  it("SUBS-03 a provider that is away is named, with the way home", async () => {
    const { user } = setUp({ answers: { [CREATE]: () => ({ status: 503, body: {} }) } });
    await user.click(button("Choose Plus"));
    expect(await screen.findByText("Payment System Unavailable")).toBeVisible();
    expect(screen.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
  });

  it("SUBS-03 a script that does not come can be asked for again", async () => {
    load.mockRejectedValueOnce(new Error("blocked"));
    const { user } = setUp({ subscription: freshAccount() });
    await user.click(button("Choose Plus"));
    expect(await screen.findByText("Payment System Unavailable")).toBeVisible();
    await user.click(button("Try again"));
    await waitFor(() => expect(stripe.mounted).toBe(1));
  });

  it("SUBS-02 come to from another page, the choice is kept over one load of this one", async () => {
    const load = { name: "http://localhost/dashboard" };
    Object.defineProperty(window.performance, "getEntriesByType", { value: () => [load], configurable: true });
    const { api, user } = setUp();
    await user.click(button("Choose Plus"));
    expect(goTo).toHaveBeenCalledWith("/subscribe");
    expect(api.calls).toEqual([]);
    Reflect.deleteProperty(window.performance, "getEntriesByType");
    cleanup();
    setUp({ subscription: freshAccount() });
    expect(await screen.findByRole("heading", { name: "Start Plus" })).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it("SUBS-09 a plan that was begun without a card is offered anew, and nothing was charged", () => {
    setUp({ subscription: subscriptionOf({ own: ownPlan({ status: "trialing", cardStored: false }) }) });
    expect(screen.getByText(/You started with Plus, but no card was saved/)).toBeVisible();
    expect(button("Choose Plus")).toBeEnabled();
    expect(screen.queryByText("Your plan: Plus")).toBeNull();
  });
});
