/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { accountKey } from "@/lib/core/identity/constants";
import type { OwnPlan } from "@/lib/features/billing/client";
import { seatsKey, subscriptionKey, tiersKey } from "@/lib/features/billing/constants";
import type { SeatsView, SubscriptionView } from "@/lib/features/billing/schema";
import { allTiers, ownPlan, seatsOf, subscriptionOf } from "@/tests/factories/subscriptions";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { ReceivedSeats } from "./received-seats";
import { SubscribeRoom } from "./subscribe-room";

const router = { refresh: () => {} };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
const goTo = jest.fn();
jest.mock("@/lib/client/navigation", () => ({ goTo: (to: string) => goTo(to), currentPath: () => "/subscribe" }));

const VISA = { brand: "visa", last4: "4242", expMonth: 4, expYear: 2030 };
const SEAT = {
  id: "55555555-5555-4555-8555-555555555555",
  inviteeEmail: "leo@example.com",
  memberName: "Leo",
  status: "accepted" as const,
  mayAskAgain: false,
  expiresAt: "2026-11-28T12:00:00.000Z",
  createdAt: "2026-11-21T12:00:00.000Z",
};

function setUp(own: OwnPlan, answers: Parameters<typeof fakeBrowserApi>[0] = {}, seats: SeatsView = seatsOf()) {
  const state: { own: OwnPlan | null } = { own };
  const view = (): SubscriptionView =>
    subscriptionOf({ tier: state.own?.tier ?? "free", own: state.own, trialAvailable: false });
  const api = fakeBrowserApi({
    "GET /api/subscription": () => ({ status: 200, body: view() }),
    "GET /api/subscription/card": () => ({ status: 200, body: VISA }),
    "GET /api/subscription/seats": () => ({ status: 200, body: seats }),
    ...answers,
  });
  renderPage(<SubscribeRoom audience="adult" />, [
    [tiersKey, allTiers()],
    [subscriptionKey, view()],
    [seatsKey, seats],
    [accountKey, { eraseAfter: null }],
  ]);
  return { api, state, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const dialog = (name: RegExp) => within(screen.getByRole("dialog", { name }));

describe("where the plan stands", () => {
  const cases: readonly [string, Partial<OwnPlan>, RegExp][] = [
    [
      "the free days",
      { status: "trialing", trialEndsAt: "2026-11-24T12:00:00.000Z" },
      /Free until November 24, 2026 at 12:00.PM, your time\. That's when the first \$349/,
    ],
    ["a paid month", {}, /Next charge: December 21, 2026/],
    ["a cancelled one", { cancelAtPeriodEnd: true }, /Your plan ends on December 21, 2026.*You won't be charged again/],
    [
      "a failed charge",
      { status: "past_due", graceEndsAt: "2036-11-28T12:00:00.000Z" },
      /stays on until November 28, 2036/,
    ],
    ["one whose grace is over", { status: "unpaid" }, /on hold. Add another card/],
  ];
  it.each(cases)("SUBS-16 %s is written out", (_, some, words) => {
    setUp(ownPlan(some));
    expect(screen.getByText(words)).toBeVisible();
  });

  it("SUBS-16 one that was given back says what is open, that it ends, and how to begin again", () => {
    setUp(ownPlan({ refunded: true }));
    expect(screen.getByText("Refunded")).toBeVisible();
    expect(screen.queryByText("Active")).toBeNull();
    expect(screen.getByText(/this plan is closed now/)).toBeVisible();
    expect(screen.getByText("It ends right away. You won't be charged again.")).toBeVisible();
    expect(screen.getByText(/press "Cancel plan"\. The plan ends right away/)).toBeVisible();
    expect(screen.getByText(/End this plan first, then start another one/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Change to/ })).toBeNull();
  });

  it("SUBS-15 one that was given back and is cancelled can be ended by hand as well", async () => {
    const { state, user } = setUp(ownPlan({ refunded: true, cancelAtPeriodEnd: true }), {
      "POST /api/subscription/cancel": () => {
        state.own = null;
        return { status: 200, body: { own: null } };
      },
    });
    expect(screen.getByText(/press "End it now"\. The plan ends right away/)).toBeVisible();
    await user.click(button("End it now"));
    expect(screen.getByText("It ends now. You won't be charged again.")).toBeVisible();
    await user.click(button("Yes, cancel"));
    expect(await screen.findByText("Your plan has ended")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("list", { name: "All plans" })).toHaveFocus());
    expect(button("Choose Plus")).toBeEnabled();
  });

  it("SUBS-16 what is owed is named to the cent", async () => {
    const bills = [{ id: "in_1", status: "open", total: 34_900, due: 12_345, createdAt: SEAT.createdAt }];
    setUp(ownPlan({ status: "past_due", graceEndsAt: "2036-11-28T12:00:00.000Z" }), {
      "GET /api/subscription/invoices": () => ({ status: 200, body: bills }),
    });
    expect(await screen.findByText("You still owe $123.45.")).toBeVisible();
    expect(button("Pay with another card")).toBeEnabled();
  });

  it("SUBS-15 one that is cancelled and owed is not said to cost nothing more, and can be ended now", async () => {
    const { user } = setUp(ownPlan({ status: "past_due", cancelAtPeriodEnd: true }));
    expect(
      screen.getByText(/ends on December 21, 2026\. Until then, we'll keep trying to charge your card/),
    ).toBeVisible();
    expect(screen.queryByText(/You won't be charged again/)).toBeNull();
    expect(screen.queryByText(/Keep my plan.* first/)).toBeNull();
    await user.click(button("End it now"));
    expect(screen.getByText("It ends now. You won't be charged for the unpaid bill.")).toBeVisible();
  });

  it("no grace follows from a month that was given back", () => {
    setUp(ownPlan({ status: "past_due", refunded: true, graceEndsAt: "2036-11-28T12:00:00.000Z" }));
    expect(screen.getByText(/on hold/)).toBeVisible();
    expect(screen.queryByText(/stays on until/)).toBeNull();
  });

  it("SUBS-15 says what credit there is", () => {
    setUp(ownPlan({ credit: 20_000 }));
    expect(screen.getByText("You have $200.00 in credit. It goes toward your next bills.")).toBeVisible();
  });

  it("shows the card that is charged", async () => {
    setUp(ownPlan());
    expect(await screen.findByText("Visa ending in 4242, expires 04/2030")).toBeVisible();
  });
});

describe("leaving", () => {
  it("SUBS-15 says what becomes of a credit, and of the family's places, before it is confirmed", async () => {
    const { user } = setUp(ownPlan({ tier: "family_premium", credit: 20_000 }));
    await user.click(button("Cancel plan"));
    const within = dialog(/Cancel your plan/);
    expect(within.getByText(/\$200\.00 credit .* isn't paid out automatically.* write to privacy@/)).toBeVisible();
    expect(within.getByText(/people on your family plan will lose their places then/)).toBeVisible();
  });

  const CANCEL = "/api/subscription/cancel";
  const RESUME = "/api/subscription/resume";

  it("SUBS-15 takes two presses, says what stays, and can be undone at once and later", async () => {
    const { api, state, user } = setUp(ownPlan(), {
      [`POST ${CANCEL}`]: () => {
        state.own = ownPlan({ cancelAtPeriodEnd: true });
        return { status: 200, body: {} };
      },
      [`POST ${RESUME}`]: () => {
        state.own = ownPlan();
        return { status: 200, body: {} };
      },
    });
    await user.click(button("Cancel plan"));
    expect(api.of("POST", CANCEL)).toHaveLength(0);
    expect(dialog(/Cancel your plan/).getByText(/It stays on until December 21, 2026/)).toBeVisible();
    expect(dialog(/Cancel your plan/).getByRole("button", { name: "Crisis" })).toBeVisible();
    await user.click(button("Yes, cancel"));
    expect(await screen.findByText(/Your plan ends on December 21, 2026/)).toBeVisible();
    await user.click(button("Undo"));
    expect(await screen.findByText(/Next charge: December 21, 2026/)).toBeVisible();
    await user.click(button("Cancel plan"));
    await user.click(button("Yes, cancel"));
    await user.click(await screen.findByRole("button", { name: "Keep my plan" }));
    expect(await screen.findByText("Your plan continues")).toBeVisible();
    expect([api.of("POST", CANCEL), api.of("POST", RESUME)].map(({ length }) => length)).toEqual([2, 2]);
  });

  it("SUBS-15 an unpaid month ends at once, which is said before it is done", async () => {
    const { user } = setUp(ownPlan({ status: "past_due" }), {
      [`POST ${CANCEL}`]: () => ({ status: 200, body: { own: null } }),
    });
    expect(screen.getByText("Add another card first. Then you can change your plan.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Change to/ })).toBeNull();
    await user.click(button("Cancel plan"));
    expect(screen.getByText("It ends now. You won't be charged for the unpaid bill.")).toBeVisible();
    await user.click(button("Yes, cancel"));
    expect(await screen.findByText("Your plan has ended")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("SUBS-15 what became of it is said as the server answers it, not as the page remembers the plan", async () => {
    const { user } = setUp(ownPlan(), { [`POST ${CANCEL}`]: () => ({ status: 200, body: { own: null } }) });
    await user.click(button("Cancel plan"));
    await user.click(button("Yes, cancel"));
    expect(await screen.findByText("Your plan has ended")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("SUBS-15 a cancellation that failed is never taken for one that worked", async () => {
    const { user } = setUp(ownPlan(), { [`POST ${CANCEL}`]: () => ({ status: 503, body: {} }) });
    await user.click(button("Cancel plan"));
    await user.click(button("Yes, cancel"));
    expect(await screen.findByText("Your plan wasn't canceled")).toBeVisible();
    expect(screen.getByText(/Next charge/)).toBeVisible();
  });

  it("SUBS-15 where no answer came nobody is told that nothing has happened", async () => {
    const lost = () => {
      throw new TypeError("no network");
    };
    const { user } = setUp(ownPlan(), { [`POST ${CANCEL}`]: lost });
    await user.click(button("Cancel plan"));
    await user.click(button("Yes, cancel"));
    expect(await screen.findByText("We didn't get an answer")).toBeVisible();
    expect(screen.queryByText("Your plan wasn't canceled")).toBeNull();
  });

  it("SUBS-15 the provider's own page opens where it says", async () => {
    const url = "https://billing.stripe.com/p/session/1";
    const { user } = setUp(ownPlan(), { "POST /api/subscription/portal": () => ({ status: 200, body: { url } }) });
    await user.click(button("Open the billing page"));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(url));
  });
});

describe("another plan", () => {
  const preview = {
    dueNow: 12_345,
    credit: 0,
    nextTotal: 64_900,
    nextAt: "2026-12-21T12:00:00.000Z",
    prorationDate: "2026-11-21T20:00:00.000Z",
  };
  const answers = { "POST /api/subscription/preview": () => ({ status: 200, body: preview }) };

  it("shows the cost to the cent first, and changes at the moment that was shown", async () => {
    const { api, user } = setUp(ownPlan(), {
      ...answers,
      "POST /api/subscription/change": () => ({ status: 200, body: {} }),
    });
    await user.click(button("Change to Premium"));
    expect(await screen.findByText(/Charged now: \$123\.45/)).toBeVisible();
    expect(screen.getByText("Next bill: $649.00 on December 21, 2026.")).toBeVisible();
    await user.click(button("Pay $123.45 and change to Premium"));
    expect(await screen.findByText("Plan changed")).toBeVisible();
    expect(api.of("POST", "/api/subscription/change").map(({ body }) => body)).toEqual([
      { tier: "premium", prorationDate: preview.prorationDate },
    ]);
  });

  it("a declined card changes nothing, says why in the window, and asks the price anew", async () => {
    const prices = [preview, { ...preview, dueNow: 12_300 }];
    const { api, user } = setUp(ownPlan(), {
      "POST /api/subscription/preview": () => ({ status: 200, body: prices.shift() }),
      "POST /api/subscription/change": () => ({ status: 409, body: { message: "Your card was declined." } }),
    });
    await user.click(button("Change to Premium"));
    await user.click(await screen.findByRole("button", { name: /^Pay/ }));
    const window = dialog(/Change to Premium/);
    const said = await window.findByText("Your plan wasn't changed. Your card was declined.");
    expect(said).toHaveFocus();
    const price = await window.findByText(/Charged now: \$123\.00/);
    expect(price.closest("[aria-live=polite]")).not.toBeNull();
    expect(said).toHaveFocus();
    expect(button("Pay $123.00 and change to Premium")).toBeEnabled();
    expect(api.of("POST", "/api/subscription/preview")).toHaveLength(2);
  });

  it("a price that did not come is asked for again, and the keyboard stays in the window", async () => {
    const replies = [
      { status: 503, body: { message: "The payment service isn't responding right now." } },
      { status: 200, body: preview },
    ];
    const { user } = setUp(ownPlan(), {
      "POST /api/subscription/preview": () => replies.shift() ?? { status: 500 },
    });
    await user.click(button("Change to Premium"));
    expect(await screen.findByText("The payment service isn't responding right now.")).toBeVisible();
    await user.click(button("Try again"));
    expect(await screen.findByText(/Charged now: \$123\.45/)).toBeVisible();
    expect(screen.getByRole("dialog", { name: /Change to Premium/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it("a change whose answer was lost is not said to have failed", async () => {
    const lost = () => {
      throw new TypeError("no network");
    };
    const { user } = setUp(ownPlan(), { ...answers, "POST /api/subscription/change": lost });
    await user.click(button("Change to Premium"));
    await user.click(await screen.findByRole("button", { name: /^Pay/ }));
    expect(await screen.findByText(/We didn't get an answer\. We don't know yet if it worked/)).toBeVisible();
  });
});

describe("bills", () => {
  it("are read when they are opened, with amount, state and the provider's page", async () => {
    const bill = {
      id: "in_1",
      number: "W-1",
      createdAt: "2026-11-21T12:00:00.000Z",
      total: 34_900,
      due: 0,
      status: "paid",
      pageUrl: "https://invoice.stripe.com/i/1",
      pdfUrl: null,
    };
    const { api } = setUp(ownPlan(), { "GET /api/subscription/invoices": () => ({ status: 200, body: [bill] }) });
    expect(api.of("GET", "/api/subscription/invoices")).toHaveLength(0);
    const details = screen.getByText("Bills").closest("details") as HTMLDetailsElement;
    act(() => {
      details.open = true;
      details.dispatchEvent(new Event("toggle"));
    });
    expect(await screen.findByText("$349.00")).toBeVisible();
    expect(screen.queryByText(/You still owe/)).toBeNull();
    expect(screen.getByRole("link", { name: "View: bill from November 21, 2026" })).toHaveAttribute(
      "href",
      bill.pageUrl,
    );
  });
});

describe("the family's places", () => {
  const family = ownPlan({ tier: "family_premium" });
  const SEATS = "/api/subscription/seats";

  it("SUBS-15 offers a place to an address and says what is free", async () => {
    const { api, user } = setUp(family, { [`POST ${SEATS}`]: () => ({ status: 201, body: SEAT }) });
    expect(screen.getByText("5 places are free.")).toBeVisible();
    expect(button("Send invitation")).toBeDisabled();
    await user.type(screen.getByLabelText("Family member's e-mail"), "leo@example.com");
    await user.click(button("Send invitation"));
    expect(await screen.findByText("Invitation sent")).toBeVisible();
    expect(api.of("POST", SEATS)[0]?.body).toEqual({ inviteeEmail: "leo@example.com" });
    expect(screen.getByLabelText("Family member's e-mail")).toHaveValue("");
  });

  it("a refusal stands beside the address, which stays", async () => {
    const issues = [{ path: "inviteeEmail", message: "Invalid email format" }];
    const { user } = setUp(family, { [`POST ${SEATS}`]: () => ({ status: 400, body: { message: "Bad", issues } }) });
    await user.type(screen.getByLabelText("Family member's e-mail"), "leo@");
    await user.click(button("Send invitation"));
    expect(await screen.findByText("Invalid email format")).toBeVisible();
    expect(screen.getByLabelText("Family member's e-mail")).toHaveValue("leo@");
  });

  it("asks before somebody loses the place, says when it is free, and goes on from the list", async () => {
    const seats = seatsOf({ seats: [SEAT], free: 4 });
    let now = seats;
    const answers = {
      [`GET ${SEATS}`]: () => ({ status: 200, body: now }),
      [`DELETE ${SEATS}/${SEAT.id}`]: () => {
        now = seatsOf();
        return { status: 204 };
      },
    };
    const { api, user } = setUp(family, answers, seats);
    await user.click(button("Remove: Leo"));
    expect(screen.getByText(/Remove Leo\?/)).toBeVisible();
    expect(api.of("DELETE")).toHaveLength(0);
    await user.click(button("Yes, remove"));
    expect(await screen.findByText("The place is open again.")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Your family's places" })).toHaveFocus();
    expect(screen.queryByText(/Remove Leo\?/)).toBeNull();
    expect(api.of("DELETE", `${SEATS}/${SEAT.id}`)).toHaveLength(1);
  });

  it("SUBS-15 a child takes a place in one press", async () => {
    const received = [{ id: SEAT.id, ownerName: "Maya", expiresAt: SEAT.expiresAt }];
    const accept = `${SEATS}/${SEAT.id}/accept`;
    const api = fakeBrowserApi({
      [`POST ${accept}`]: () => ({ status: 200, body: {} }),
      [`GET ${SEATS}`]: () => ({ status: 200, body: seatsOf() }),
    });
    renderPage(<ReceivedSeats audience="child" />, [[seatsKey, seatsOf({ received })]]);
    expect(screen.getByText("Maya has a place for you in a family plan")).toBeVisible();
    await userEvent.click(button("Yes, please"));
    expect(await screen.findByText("You're in!")).toBeVisible();
    expect(api.of("POST", accept)).toHaveLength(1);
  });
});
