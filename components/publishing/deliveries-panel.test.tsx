/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import type { DeliveryView } from "@/lib/features/publishing/client";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { DeliveriesPanel } from "./deliveries-panel";

const delivery = (more: Partial<DeliveryView>): DeliveryView => ({
  id: "1",
  postId: "2",
  platform: "twitter",
  title: "A calm minute",
  status: "waiting",
  attempts: 1,
  availableAt: "2026-11-22T10:00:00.000Z",
  mayBeOutSince: null,
  externalId: null,
  lastError: null,
  lastReason: null,
  postedAt: null,
  ...more,
});

function setUp(status: number, body: unknown) {
  const api = fakeBrowserApi({ "GET /api/admin/marketing/deliveries": () => ({ status, body }) });
  renderPage(<DeliveriesPanel />);
  return api;
}

it("shows what waits and what was refused, with the platform's words, and nothing of what is out", async () => {
  const api = setUp(200, [
    delivery({ status: "failed", lastError: "refused", lastReason: "This account is locked." }),
    delivery({ id: "3", title: "A walk", attempts: 3, mayBeOutSince: "2026-11-22T09:00:00.000Z" }),
    delivery({ id: "4", title: "Out already", status: "posted" }),
  ]);
  const [refused, waiting, more] = await screen.findAllByRole("listitem");
  expect(more).toBeUndefined();
  expect(within(refused as HTMLElement).getByText("This account is locked.")).toBeVisible();
  expect(within(refused as HTMLElement).getByText(/tries it again/)).toBeVisible();
  expect(within(waiting as HTMLElement).getByText(/It may be out already/)).toBeVisible();
  expect(within(waiting as HTMLElement).getByText(/3 tries/)).toBeVisible();
  expect(api.calls[0]?.headers).toHaveProperty("x-background-read");
});

it("tells what a platform refused from what nobody refused and was given up", async () => {
  setUp(200, [
    delivery({ status: "failed", lastError: "refused" }),
    delivery({ id: "3", status: "failed", lastError: "away", attempts: 20 }),
    delivery({ id: "4", attempts: 0, lastError: "expired", lastReason: "No account is connected." }),
  ]);
  const lines = await screen.findAllByRole("listitem");
  expect(lines.map((line) => /Refused|Given up|Waiting/.exec(line.textContent ?? "")?.[0])).toEqual([
    "Refused",
    "Given up",
    "Waiting",
  ]);
});

it("says so when nothing waits, and when the list did not come", async () => {
  setUp(200, []);
  expect(await screen.findByText("Nothing waits, and nothing was refused.")).toBeVisible();
});

it("can be asked again after a read that failed", async () => {
  setUp(500, {});
  expect(await screen.findByText("The list did not come")).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry" })).toBeEnabled();
});
