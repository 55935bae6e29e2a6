/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PlanCard } from "@/components/home/plan-card";
import { accountKey } from "@/lib/core/identity/constants";
import { seatsKey, subscriptionKey } from "@/lib/features/billing/constants";
import { seatsOf, subscriptionOf } from "@/tests/factories/subscriptions";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { ReceivedSeats } from "./received-seats";
import { SeatMember } from "./seat-member";
import { SubscribeRoom } from "./subscribe-room";

const refresh = jest.fn();
const router = { refresh: () => refresh() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const ID = "55555555-5555-4555-8555-555555555555";
const SEAT = `/api/subscription/seats/${ID}`;
const seated = subscriptionOf({ tier: "family_premium", seat: { id: ID, ownerName: "Maya", endsAt: null } });
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => refresh.mockReset());

it("SUBS-15 who sits in a family plan reads whose it is, and leaves it in two presses", async () => {
  let now = seated;
  const api = fakeBrowserApi({
    [`DELETE ${SEAT}`]: () => {
      now = subscriptionOf();
      return { status: 204 };
    },
    "GET /api/subscription": () => ({ status: 200, body: now }),
  });
  renderPage(<SeatMember audience="adult" />, [[subscriptionKey, seated]]);
  expect(screen.getByText("You're on Maya's plan")).toBeVisible();
  await userEvent.click(button("Leave this plan"));
  expect(screen.getByText(/Your conversations and moods stay/)).toBeVisible();
  expect(api.of("DELETE")).toHaveLength(0);
  await userEvent.click(button("Yes, leave"));
  expect(await screen.findByText("You left the plan")).toBeVisible();
  expect(screen.queryByText("You're on Maya's plan")).toBeNull();
  expect(refresh).toHaveBeenCalledTimes(1);
});

it("SUBS-15 who sits in a plan that has ended reads that it is not on", () => {
  const view = renderPage(<SeatMember audience="adult" />, [[subscriptionKey, { ...seated, tier: "free" as const }]]);
  expect(screen.getByText(/Their plan isn't active right now/)).toBeVisible();
  view.unmount();
  renderPage(<SeatMember audience="adult" />, [[subscriptionKey, seated]]);
  expect(screen.queryByText(/plan isn't active right now/)).toBeNull();
});

it.each(["adult", "child"] as const)(
  "SUBS-15 HOME-07 %s: once it was cancelled its last day stands there and on home",
  (audience) => {
    const seat = { id: ID, ownerName: "Maya", endsAt: "2026-12-21T12:00:00.000Z" };
    const known = [[subscriptionKey, { ...seated, seat }]] as const;
    const view = renderPage(<SeatMember audience={audience} />, known);
    expect(screen.getByText(/you can use it until December 21, 2026/i)).toBeVisible();
    view.unmount();
    renderPage(<PlanCard audience={audience} tier="family_premium" status="active" />, known);
    expect(screen.getByText(/you can use it until December 21, 2026/i)).toBeVisible();
  },
);

it("HOME-07 HOME-09 the plan card says whose family plan it is, to children too", () => {
  renderPage(<PlanCard audience="child" tier="family_premium" status="active" />, [[subscriptionKey, seated]]);
  expect(screen.getByText("Family Premium")).toBeVisible();
  expect(screen.getByText("You're on Maya's plan")).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});

it("SUBS-17 a child who has a place is not told to ask for a plan", () => {
  const known = [
    [subscriptionKey, seated],
    [accountKey, { eraseAfter: null }],
    [seatsKey, seatsOf()],
  ] as const;
  renderPage(<SubscribeRoom audience="child" />, [...known]);
  expect(screen.getByText("You're on Maya's plan")).toBeVisible();
  expect(screen.getByText("You have everything you need here.")).toBeVisible();
  expect(screen.queryByText(/Ask a parent/)).toBeNull();
});

it("SUBS-15 a place that cannot be taken says why, and waits", async () => {
  const message = "You're paying for your own plan. Cancel it first so you don't pay twice. The invitation will wait.";
  const received = [{ id: ID, ownerName: "Maya", expiresAt: "2026-11-28T12:00:00.000Z" }];
  fakeBrowserApi({
    [`POST ${SEAT}/accept`]: () => ({ status: 409, body: { message } }),
    "GET /api/subscription/seats": () => ({ status: 200, body: seatsOf({ received }) }),
  });
  renderPage(<ReceivedSeats audience="adult" />, [[seatsKey, seatsOf({ received })]]);
  await userEvent.click(button("Accept"));
  expect(await screen.findByText(message)).toBeVisible();
  expect(button("Accept")).toBeEnabled();
});
