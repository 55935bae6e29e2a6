/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { deliveryOf } from "@/tests/fakes/marketing-posts";
import { renderPage } from "@/tests/support/render-page";
import { DeliveriesPanel } from "./deliveries-panel";

const OPEN = "GET /api/admin/marketing/deliveries?view=open";
type Answers = Parameters<typeof fakeBrowserApi>[0];

function setUp(status: number, body: unknown, answers: Answers = {}) {
  const api = fakeBrowserApi({ [OPEN]: () => ({ status, body }), ...answers });
  renderPage(<DeliveriesPanel />);
  return api;
}

it("AMKT-08 shows what waits and what was refused, with the platform's words", async () => {
  const api = setUp(200, [
    deliveryOf({ status: "failed", lastError: "refused", lastReason: "This account is locked." }),
    deliveryOf({ id: "3", title: "A walk", attempts: 3, mayBeOutSince: "2026-11-22T09:00:00.000Z" }),
  ]);
  const [refused, waiting, more] = await screen.findAllByRole("listitem");
  expect(more).toBeUndefined();
  expect(within(refused as HTMLElement).getByText("This account is locked.")).toBeVisible();
  expect(within(refused as HTMLElement).getByRole("button", { name: "Try again: A calm minute" })).toBeEnabled();
  expect(within(waiting as HTMLElement).getByText(/It may already be published/)).toBeVisible();
  expect(within(waiting as HTMLElement).getByText(/3 tries/)).toBeVisible();
  expect(api.calls[0]?.headers).toHaveProperty("x-background-read");
});

it("tells what a platform refused from what nobody refused and was given up", async () => {
  setUp(200, [
    deliveryOf({ status: "failed", lastError: "refused" }),
    deliveryOf({ id: "3", status: "failed", lastError: "away", attempts: 20 }),
    deliveryOf({ id: "4", attempts: 0, lastError: "expired", lastReason: "No account is connected." }),
  ]);
  const lines = await screen.findAllByRole("listitem");
  expect(lines.map((line) => /Rejected|Gave up|Waiting/.exec(line.textContent ?? "")?.[0])).toEqual([
    "Rejected",
    "Gave up",
    "Waiting",
  ]);
});

it("says so when nothing waits, and when the list did not come", async () => {
  setUp(200, []);
  expect(await screen.findByText("Nothing is waiting, and nothing was rejected.")).toBeVisible();
});

it("can be asked again after a read that failed", async () => {
  setUp(500, {});
  expect(await screen.findByText("The list didn't load")).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry" })).toBeEnabled();
});

const PUBLISH = "POST /api/admin/marketing/posts/p/publish";
const REFUSED = deliveryOf({ postId: "p", status: "failed", lastError: "refused", lastReason: "It is locked." });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

it.each([
  [{ outcome: "posted", reason: null }, "Posted", "The platform has it."],
  [{ outcome: "failed", reason: "It is still locked." }, "Not posted", "It is still locked."],
  [{ outcome: "later", reason: "No account is connected." }, "Not posted yet", "No account is connected."],
  [{ outcome: "busy", reason: null }, "Not posted yet", /going out right now/],
])("AMKT-08 tries one again at a press, and says what became of it: %j", async (body, title, words) => {
  const api = setUp(200, [REFUSED], { [PUBLISH]: () => ({ status: 200, body }) });
  await press("Try again: A calm minute");
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(api.of("POST")).toHaveLength(1);
  await waitFor(() => expect(api.of("GET")).toHaveLength(2));
});

it("AMKT-08 says why a post that is not ready was not tried", async () => {
  const message = "Instagram needs a picture.";
  setUp(200, [REFUSED], { [PUBLISH]: () => ({ status: 409, body: { message } }) });
  await press("Try again: A calm minute");
  expect(await screen.findByText(message)).toBeVisible();
});

it("AMKT-08 takes one back to draft, and says so", async () => {
  const approve = "POST /api/admin/marketing/posts/p/approve";
  const api = setUp(200, [REFUSED], { [approve]: () => ({ status: 200, body: {} }) });
  await press("Back to draft: A calm minute");
  expect(await screen.findByText("Back to draft", { selector: "p" })).toBeVisible();
  expect(api.of("POST").map(({ body }) => body)).toEqual([{ approved: false }]);
});

it("AMKT-08 leads to the connections where an account is missing; what is no longer approved offers nothing", async () => {
  setUp(200, [
    deliveryOf({ platform: "youtube", attempts: 0, lastError: "expired" }),
    deliveryOf({ id: "2", approved: false, mayBeOutSince: "2026-11-22T09:00:00.000Z" }),
  ]);
  const [unconnected, withdrawn] = await screen.findAllByRole("listitem");
  const link = within(unconnected as HTMLElement).getByRole("link", { name: "Connect an account" });
  expect(link).toHaveAttribute("href", "/admin/connections");
  expect(within(withdrawn as HTMLElement).queryByRole("button")).toBeNull();
});
