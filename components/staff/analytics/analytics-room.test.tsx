/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Analytics, AnalyticsDay } from "@/lib/across/staff/analytics/types";
import { holdAdminToken } from "@/lib/client/admin-session";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { AnalyticsRoom } from "./analytics-room";
import { asCsv } from "./columns";

jest.mock("next/navigation", () => ({ useRouter: () => ({ replace: jest.fn() }) }));

const EMPTY: AnalyticsDay = {
  day: "2026-11-19",
  signUps: null,
  activePeople: null,
  conversations: null,
  checkIns: null,
  plans: null,
  incidents: null,
  severities: { low: null, moderate: null, high: null, imminent: null },
  posts: 0,
};
const BUSY: AnalyticsDay = {
  ...EMPTY,
  day: "2026-11-20",
  signUps: 12,
  incidents: 17,
  severities: { ...EMPTY.severities, low: 9 },
  posts: 1,
};

const answer = (days: readonly AnalyticsDay[]): Analytics => ({
  from: days[0]?.day ?? "",
  to: days.at(-1)?.day ?? "",
  smallestGroup: 5,
  model: { isSetUp: true, share: 0.83 },
  hasUnnamedProxy: false,
  days,
  totals: { signUps: 12, conversations: null, checkIns: null, plans: null, incidents: 17, posts: 1 },
});

function setUp(more: Partial<Analytics> = {}) {
  holdAdminToken("t");
  const api = fakeBrowserApi({
    "GET /api/admin/analytics?days=30": () => ({ status: 200, body: { ...answer([EMPTY, BUSY]), ...more } }),
    "GET /api/admin/analytics?days=7": () => ({ status: 200, body: answer([BUSY]) }),
  });
  renderPage(<AnalyticsRoom />);
  return { api, user: userEvent.setup() };
}

it("ADMN-03 ADMN-04 is the page of the tile Analytics, with a chart and a sentence for each measure", async () => {
  setUp();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Analytics");
  expect(await screen.findByRole("img", { name: "Sign-ups by day. Most: 12 on Nov 20" })).toBeVisible();
  expect(screen.getByText("12 on the days shown. Most: 12 on Nov 20")).toBeVisible();
  const names = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual([
    "Sign-ups",
    "Active people",
    "Conversations started",
    "Mood check-ins",
    "Plans started",
    "Crisis incidents",
    "Posts published",
  ]);
});

it("ADMN-04 says of a measure without a day of five people that there is none", async () => {
  setUp();
  const plans = within(await screen.findByRole("region", { name: "Plans started" }));
  expect(plans.getByText("No day had five or more people")).toBeVisible();
});

it("ADMN-04 days without a post are no small group: they are about nobody", async () => {
  holdAdminToken("t");
  const quiet = { ...answer([EMPTY]), totals: { ...answer([EMPTY]).totals, posts: 0 } };
  fakeBrowserApi({ "GET /api/admin/analytics?days=30": () => ({ status: 200, body: quiet }) });
  renderPage(<AnalyticsRoom />);
  const posts = await screen.findByRole("region", { name: "Posts published" });
  expect(within(posts).getByText("No posts on these days")).toBeVisible();
  expect(within(posts).getByRole("img", { name: "Posts published by day. No posts on these days" })).toBeVisible();
  expect(posts).not.toHaveTextContent(/five people|on the days shown/);
});

it("tells the same in a table, newest day first, with what is kept back in words", async () => {
  const { user } = setUp();
  await user.click(await screen.findByText("Show all as a table"));
  const rows = within(screen.getByRole("table", { name: "All numbers by day" })).getAllByRole("row");
  expect(rows[1]).toHaveTextContent(/^2026-11-2012Fewer than 5/);
  expect(rows[2]).toHaveTextContent(/^2026-11-19(Fewer than 5){10}0$/);
});

it("shows another span at a click", async () => {
  const { api, user } = setUp();
  await screen.findByText("November 19, 2026 to November 20, 2026");
  await user.click(screen.getByRole("button", { name: "Last 7 days" }));
  expect(await screen.findByText("November 20, 2026 to November 20, 2026")).toBeVisible();
  expect(screen.getByRole("button", { name: "Last 7 days" })).toHaveAttribute("aria-pressed", "true");
  expect(api.of("GET", "/api/admin/analytics?days=7")).toHaveLength(1);
});

it("ADMN-04 a file says no more than the page", () => {
  const [head, first, second] = asCsv([EMPTY, BUSY]).split("\r\n");
  expect(head).toMatch(/^Day,"Sign-ups","Active people"/);
  expect(first).toBe("2026-11-19,<5,<5,<5,<5,<5,<5,<5,<5,<5,<5,0");
  expect(second).toBe("2026-11-20,12,<5,<5,<5,<5,17,9,<5,<5,<5,1");
});

it("ERR-36 can be asked for again when it does not come", async () => {
  holdAdminToken("t");
  let failing = true;
  fakeBrowserApi({
    "GET /api/admin/analytics?days=30": () => (failing ? { status: 503 } : { status: 200, body: answer([EMPTY]) }),
  });
  renderPage(<AnalyticsRoom />);
  await screen.findByText("The numbers didn't load");
  failing = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Show all as a table")).toBeVisible();
});

it("M6 ADMN-04 says what share of the last hour's messages the model answered", async () => {
  setUp();
  expect(await screen.findByText(/In the last hour, the AI model answered 83% of messages\./)).toBeVisible();
});

it.each([true, false])(
  "ADMN-04 says that visitors share one address only to staff who came through the proxy (%s)",
  async (hasUnnamedProxy) => {
    setUp({ hasUnnamedProxy });
    await screen.findByText(/the AI model answered/);
    expect(screen.queryAllByText(/through a proxy that Willow wasn't told about/)).toHaveLength(
      hasUnnamedProxy ? 1 : 0,
    );
  },
);
