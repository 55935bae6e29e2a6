/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { accountKey } from "@/lib/core/identity/constants";
import { seatsKey, subscriptionKey, tiersKey } from "@/lib/features/billing/constants";
import type { Audience } from "@/lib/shared/audience";
import { allTiers, ownPlan, seatsOf, subscriptionOf } from "@/tests/factories/subscriptions";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { SubscribeRoom } from "./subscribe-room";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));

const ERASE_AFTER = "2036-12-01T12:00:00.000Z";
const button = (name: string) => screen.getByRole("button", { name });

function setUp(
  answers: Parameters<typeof fakeBrowserApi>[0],
  eraseAfter: string | null,
  audience: Audience = "adult",
  view = subscriptionOf(),
) {
  const api = fakeBrowserApi({
    "GET /api/subscription": () => ({ status: 200, body: view }),
    "GET /api/subscription/card": () => ({ status: 200, body: null }),
    ...answers,
  });
  renderPage(<SubscribeRoom audience={audience} />, [
    [tiersKey, allTiers()],
    [subscriptionKey, view],
    [seatsKey, seatsOf()],
    [accountKey, { eraseAfter }],
  ]);
  return { api, user: userEvent.setup() };
}

it("SUBS-18 an account that is to be erased is sold nothing, and is kept in one press", async () => {
  const keep = { "PATCH /api/account": () => ({ status: 200, body: { eraseAfter: null } }) };
  const { api, user } = setUp(keep, ERASE_AFTER);
  expect(screen.getByText("Your account will be erased on December 1, 2036")).toBeVisible();
  expect(screen.getByText(/keep it first/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Choose Plus" })).toBeNull();
  await user.click(button("Keep my account"));
  expect(await screen.findByRole("button", { name: "Choose Plus" })).toBeEnabled();
  expect(screen.getByText("Your account stays")).toBeVisible();
  expect(api.of("PATCH", "/api/account").map(({ body }) => body)).toEqual([{ eraseAfter: null }]);
});

it("SUBS-15 a cancelled plan is not offered back before the account is kept", () => {
  const cancelled = subscriptionOf({ tier: "plus", own: ownPlan({ cancelAtPeriodEnd: true }) });
  setUp({}, ERASE_AFTER, "adult", cancelled);
  expect(screen.getByText(/Your plan ends on/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Keep my plan" })).toBeNull();
  expect(screen.getByText("You'll have this when your plan ends.")).toBeVisible();
});

it("keeping that did not work is said, and can be tried again", async () => {
  const { user } = setUp({ "PATCH /api/account": () => ({ status: 500, body: {} }) }, ERASE_AFTER);
  await user.click(button("Keep my account"));
  expect(await screen.findByText("Nothing was changed. Please try again.")).toBeVisible();
  expect(button("Keep my account")).toBeEnabled();
});

it("SUBS-18 asked for in another window: the refusal says so, and the way to keep it comes with it", async () => {
  const message = "Your account is set to be deleted. To continue, choose to keep it first.";
  const answers = {
    "POST /api/create-subscription": () => ({ status: 409, body: { message } }),
    "GET /api/account": () => ({ status: 200, body: { eraseAfter: ERASE_AFTER } }),
  };
  const { user } = setUp(answers, null);
  await user.click(button("Choose Plus"));
  expect(await screen.findByRole("button", { name: "Keep my account" })).toBeVisible();
  // Once as the refusal of this press, and once above the plans, where it stays.
  expect(screen.getByText("Error")).toBeVisible();
  expect(screen.getAllByText(message)).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Choose Plus" })).toBeNull();
});

it("SUBS-18 a child reads it in words of its own, and is sent to nobody to ask for a plan", () => {
  setUp({}, ERASE_AFTER, "child");
  expect(screen.getByText("Your account goes away on December 1, 2036")).toBeVisible();
  expect(button("Keep my account")).toBeEnabled();
  expect(screen.queryByText(/Ask a parent/)).toBeNull();
});
