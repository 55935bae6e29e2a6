/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { accountKey } from "@/lib/core/identity/constants";
import { seatsKey, subscriptionKey, tiersKey } from "@/lib/features/billing/constants";
import { allTiers, seatsOf, subscriptionOf } from "@/tests/factories/subscriptions";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { SubscribeRoom } from "./subscribe-room";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));

const BILL = {
  ...{ id: "in_1", status: "paid", total: 34_900, due: 0, createdAt: "2026-10-21T12:00:00.000Z" },
  ...{ number: null, pageUrl: null, pdfUrl: null, tier: "plus" },
  period: { start: "2026-10-21T12:00:00.000Z", end: "2026-11-21T12:00:00.000Z" },
};

function setUp(hasBills: boolean, bills: readonly object[] = [BILL]) {
  fakeBrowserApi({ "GET /api/subscription/invoices": () => ({ status: 200, body: bills }) });
  renderPage(<SubscribeRoom audience="adult" />, [
    [tiersKey, allTiers()],
    [subscriptionKey, subscriptionOf({ hasBills })],
    [seatsKey, seatsOf()],
    [accountKey, { eraseAfter: null }],
  ]);
  return userEvent.setup();
}

it("SUBS-15 after a plan has ended its bills stay, and the way to take the card away", async () => {
  const user = setUp(true);
  await user.click(screen.getByText("Bills"));
  expect(await screen.findByText("$349.00")).toBeVisible();
  expect(document.getElementById("portal-text")).toBeVisible();
});

it("who never paid has no bills to look at", () => {
  setUp(false);
  expect(screen.queryByText("Bills")).toBeNull();
});

it("SUBS-15 each bill names its plan and its days, and one of neither stands there all the same", async () => {
  const user = setUp(true, [BILL, { ...BILL, id: "in_2", total: 100, tier: null, period: null }]);
  await user.click(screen.getByText("Bills"));
  expect(await screen.findByText("Plus, October 21, 2026 to November 21, 2026")).toBeVisible();
  expect(screen.getByText("$1.00")).toBeVisible();
  expect(screen.queryByText(/null|undefined/)).toBeNull();
});

it("SUBS-15 a bill whose status is not known stands there without one", async () => {
  const user = setUp(true, [{ ...BILL, status: null }]);
  await user.click(screen.getByText("Bills"));
  expect(await screen.findByText("$349.00")).toBeVisible();
  expect(screen.queryByText(/null|undefined|·/)).toBeNull();
});
