/** @jest-environment jsdom */
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { accountKey } from "@/lib/core/identity/constants";
import { ownPlan, subscriptionOf } from "@/tests/factories/subscriptions";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { CancelPlan } from "./cancel-plan";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));

function goOnline(online: boolean): void {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? "online" : "offline")));
}

const show = () => renderPage(<CancelPlan own={ownPlan()} />, [[accountKey, { eraseAfter: null }]]);
const inDialog = () => within(screen.getByRole("dialog", { name: "Cancel your plan?" }));
const NOT_SENT = /Your plan isn't canceled yet\. You were offline, so nothing was sent\./;

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it("SUBS-15 cancelling without a network says that nothing was sent, keeps the wish over a reload and waits for a press", async () => {
  const cancelled = subscriptionOf({ own: ownPlan({ cancelAtPeriodEnd: true }) });
  const api = fakeBrowserApi({
    "POST /api/subscription/cancel": () => ({ status: 200, body: cancelled }),
    "GET /api/subscription": () => ({ status: 200, body: cancelled }),
  });
  const user = userEvent.setup();
  const view = show();
  goOnline(false);
  await user.click(screen.getByRole("button", { name: "Cancel plan" }));
  await user.click(inDialog().getByRole("button", { name: "Yes, cancel" }));
  expect(inDialog().getByText(NOT_SENT)).toBeVisible();
  expect(api.calls).toHaveLength(0);
  view.unmount();

  show();
  expect(screen.getAllByText(NOT_SENT)[0]).toBeVisible();
  goOnline(true);
  expect(screen.getByText(/You're back online\. Press "Cancel plan" to send it now/)).toBeVisible();
  expect(api.calls).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Cancel plan" }));
  await user.click(inDialog().getByRole("button", { name: "Yes, cancel" }));
  expect(await screen.findByText("Your plan is canceled")).toBeVisible();
  expect(screen.queryByText(NOT_SENT)).toBeNull();
  expect(api.of("POST", "/api/subscription/cancel")).toHaveLength(1);
});

it("SUBS-15 whoever keeps the plan after all is not asked about it again", async () => {
  fakeBrowserApi({});
  const user = userEvent.setup();
  const view = show();
  goOnline(false);
  await user.click(screen.getByRole("button", { name: "Cancel plan" }));
  await user.click(inDialog().getByRole("button", { name: "Yes, cancel" }));
  await user.click(inDialog().getByRole("button", { name: "Keep my plan" }));
  view.unmount();
  goOnline(true);
  show();
  expect(screen.queryByText(NOT_SENT)).toBeNull();
});
