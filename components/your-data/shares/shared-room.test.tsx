/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sharesKey } from "@/lib/across/your-data/shares/constants";
import type { FamilyView, Share } from "@/lib/across/your-data/shares/types";
import { shareLine, summary } from "@/tests/factories/share-lines";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { SharedRoom } from "./shared-room";

const received = shareLine({ kind: "family", direction: "received", ownerName: "Maya", openings: null });
const view = (over: Partial<FamilyView> = {}): FamilyView => ({
  kind: "family",
  id: received.id,
  name: "Maya",
  items: ["moods"],
  moods: [{ day: "2026-11-20", mood: "sad", score: 9 }],
  programmes: null,
  certificates: null,
  planPeople: null,
  planSigns: null,
  ...over,
});
const NOT_FOUND = { status: 404, body: { message: "not found" } };
const ENDED = { endedAt: "2026-11-22T12:00:00.000Z", endedLately: true } as const;

const open = (share: Share) => renderPage(<SharedRoom id={share.id} />, [[sharesKey, [share]]]);
const shows = (share: Share, body: unknown) =>
  fakeBrowserApi({ [`POST /api/shares/${share.id}/open`]: () => ({ status: 200, body }) });

it("LAND-27 says one truth when it ends while somebody looks: nothing of what was shown stays, and since when it is over", async () => {
  let hasEnded = false;
  fakeBrowserApi({
    [`POST /api/shares/${received.id}/open`]: () => (hasEnded ? NOT_FOUND : { status: 200, body: view() }),
    "GET /api/shares": () => ({ status: 200, body: [{ ...received, ...ENDED, state: "revoked" }] }),
  });
  open(received);
  expect(await screen.findByRole("table")).toBeVisible();
  hasEnded = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  const heading = await screen.findByRole("heading", { level: 1, name: "This isn't shared anymore" });
  expect(heading).toHaveFocus();
  expect(await screen.findByText(/^Ended on Sunday, November 22/)).toBeVisible();
  expect(screen.queryByText(/Shared by|They chose|This is what/)).not.toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "All sharing" })).toHaveAttribute("href", "/sharing");
});

it.each([
  ["its owner", { direction: "given", state: "revoked" }, /^You ended it on Sunday, November 22/],
  ["whoever left", { direction: "received", state: "left" }, /^You stopped looking on Sunday, November 22/],
] as const)("LAND-27 tells %s how it ended", async (_, over, words) => {
  const share = { ...received, ...ENDED, ...over };
  const api = fakeBrowserApi({ "GET /api/shares": () => ({ status: 200, body: [share] }) });
  open(share);
  expect(await screen.findByText(words)).toBeVisible();
  expect(api.of("POST")).toEqual([]);
});

it("LAND-27 leads whoever has not answered yet to their answer", async () => {
  const share = { ...received, state: "pending" } as const;
  fakeBrowserApi({ "GET /api/shares": () => ({ status: 200, body: [share] }) });
  open(share);
  expect(screen.getByRole("heading", { level: 1, name: "This is waiting for your answer" })).toBeVisible();
});

it("LAND-27 tells the owner whether anybody sees it yet", async () => {
  const pending = { ...received, direction: "given", state: "pending" } as const;
  shows(pending, view());
  open(pending);
  expect(await screen.findByText("This is what they'd see after they accept.")).toBeVisible();
});

it("LAND-27 says in one line that a safety plan is not written yet, and heads nothing that is empty", async () => {
  shows(received, view({ moods: null, planPeople: [], planSigns: [] }));
  const { unmount } = open(received);
  expect(await screen.findByText("Not written yet.")).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(["Safety plan"]);
  unmount();

  const link = shareLine();
  const step = (section: "ownWays" | "helpers", ...lines: string[]) => ({ section, lines });
  const plan = (...safetyPlan: ReturnType<typeof step>[]) => summary({ moods: null, safetyPlan });
  shows(link, plan(step("ownWays"), step("helpers")));
  const empty = open(link);
  expect(await screen.findByText("Not written yet.")).toBeVisible();
  expect(screen.queryAllByRole("heading", { level: 3 })).toEqual([]);
  empty.unmount();

  shows(link, plan(step("ownWays", "Walk"), step("helpers")));
  open(link);
  expect(await screen.findByText("The other steps aren't written yet.")).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(1);
});
