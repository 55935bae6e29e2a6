/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ADMIN_TOKEN_KEY } from "@/lib/client/admin-token";
import type { ShownPost } from "@/lib/features/growth/marketing/client";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { deskAnswers, postOf } from "@/tests/fakes/marketing-posts";
import { renderPage } from "@/tests/support/render-page";
import { MarketingDesk } from "./marketing-desk";

jest.mock("next/navigation", () => ({
  useRouter: () => ({ replace: jest.fn(), push: jest.fn(), refresh: jest.fn() }),
  usePathname: () => "/admin/marketing",
  useSearchParams: () => new URLSearchParams(),
}));

// YouTube limits are counted in bytes, and jsdom has no TextEncoder.
beforeAll(() => void Object.assign(globalThis, { TextEncoder }));

type Deliveries = Parameters<typeof deskAnswers>[1];
const ID = postOf().id;
const APPROVED = { title: "A page", approvedAt: "2026-11-20T12:34:00.000Z" } as const;
const READY = { ...APPROVED, platform: "instagram", imageUrl: "https://media.example.com/a.png" } as const;
const CALL = `/api/admin/marketing/posts/${ID}`;

async function open(some: Partial<ShownPost>, answers: Record<string, unknown> = {}, deliveries: Deliveries = []) {
  sessionStorage.setItem(ADMIN_TOKEN_KEY, "held");
  const given = Object.entries(answers).map(([call, body]) => [call, () => ({ status: 200, body })] as const);
  const api = fakeBrowserApi({ ...deskAnswers([postOf(some)], deliveries), ...Object.fromEntries(given) });
  renderPage(<MarketingDesk />);
  return { api, card: within(await screen.findByRole("article", { name: "A page" })) };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const toldIn = async (place: "status" | "alert" = "status") => {
  const notes = within(screen.getByRole("region", { name: "Notifications" }));
  return (await notes.findByText(/./, { selector: `[role=${place}] p:first-child` })).parentElement?.textContent ?? "";
};
const STATES = ["Draft", "Approved", "Scheduled", "Waiting", "Not posted", "Posted"];

describe("a post is in one state, in true words", () => {
  it.each([
    ["Draft", { title: "A page" }, []],
    ["Draft", { title: "A page", scheduledFor: "2030-01-02T08:30:00Z" }, []],
    ["Approved", APPROVED, []],
    ["Scheduled", { ...APPROVED, scheduledFor: "2030-01-02T08:30:00Z" }, []],
    ["Waiting", APPROVED, [{ postId: ID, lastError: "away" }]],
    ["Not posted", APPROVED, [{ postId: ID, status: "failed", lastError: "refused", lastReason: "It is locked." }]],
    ["Posted", { ...APPROVED, isPosted: true, postedAt: "2026-11-20T12:40:00Z" }, []],
  ] as const)("MKTG-04 AMKT-08 %s", async (state, some, deliveries) => {
    const { card } = await open(some, {}, deliveries);
    expect(await card.findByText(state)).toBeVisible();
    expect(STATES.filter((one) => card.queryByText(one))).toEqual([state]);
  });

  it("AMKT-08 what its platform lacks stands on an approved post, with the way there", async () => {
    const { card } = await open({ ...APPROVED, platform: "youtube", videoUrl: "https://media.example.com/a.mp4" });
    expect(await card.findByText(/^YouTube isn't connected, .* Not authorized yet\./)).toBeVisible();
    expect(card.getByRole("link", { name: "Connect an account" })).toHaveAttribute("href", "/admin/connections");
    expect(card.queryByRole("button", { name: /^Post now/ })).toBeNull();
  });

  it("AMKT-08 a ready one can be sent by itself", async () => {
    const { api, card } = await open(READY, { [`POST ${CALL}/publish`]: { outcome: "posted", reason: null } });
    await userEvent.click(await card.findByRole("button", { name: "Post now: A page" }));
    expect(await toldIn()).toMatch(/^PostedThe platform has it/);
    expect(api.of("POST", `${CALL}/publish`)).toHaveLength(1);
  });
});

describe("toasts tell what will happen", () => {
  it.each([
    [READY, /^ApprovedIt can go out now\.$/],
    [{ ...READY, imageUrl: null }, /^Approved and waitingInstagram needs a picture/],
    [{ ...READY, platform: "twitter" }, /^Approved and waitingX \(Twitter\) isn't connected, .* Not set up$/],
    [{ ...READY, scheduledFor: "2030-01-02T08:30:00Z" }, /^ApprovedIt goes out on Jan 2, 2030/],
  ] as const)("AMKT-08 after an approval: %j", async (some, words) => {
    await open({ ...some, approvedAt: null }, { [`POST ${CALL}/approve`]: postOf(some) });
    await screen.findByText("3 posts drafted, 12 reactions reported");
    await press("Approve: A page");
    expect(await toldIn()).toMatch(words);
  });

  it.each([
    [READY, /^Time setIt goes out on Jan 2, 2030/],
    [{ ...READY, approvedAt: null }, /^Time setIt goes out on Jan 2, 2030.* if it is approved by then\.$/],
    [{ ...READY, platform: "twitter" }, /^Time setJan 2, 2030.* X \(Twitter\) isn't connected/],
  ] as const)("AMKT-08 after a time was set: %j", async (some, words) => {
    const planned = postOf({ ...some, scheduledFor: "2030-01-02T08:30:00Z" });
    await open(some, { [`POST ${CALL}/schedule`]: planned });
    await screen.findByText("3 posts drafted, 12 reactions reported");
    await press("Schedule: A page");
    await press("Set time");
    expect(await toldIn()).toMatch(words);
  });

  it("AMKT-08 a time is taken away in words too", async () => {
    await open({ ...READY, scheduledFor: "2030-01-02T08:30:00Z" }, { [`POST ${CALL}/schedule`]: postOf(READY) });
    await press("Schedule: A page");
    await press("Clear time");
    expect(await toldIn()).toMatch(/^Time cleared/);
  });

  it.each([
    ["Calm and plain.", /^SavedApprove it when it is ready to go out\.$/],
    ["Guaranteed. Cured in seven days.", /^Saved, not ready to go out“Guaranteed” .*“Cured in seven days” .*1 more\.$/],
  ])("R-13 AMKT-08 a saved text is said to be ready only if it is: %s", async (content, words) => {
    await open({ title: "A page" }, { "PATCH /api/admin/marketing/posts/*": postOf({ title: "A page", content }) });
    await press("Edit: A page");
    await press("Save");
    expect(await toldIn()).toMatch(words);
  });

  it("R-13 the card goes on saying what keeps a draft in", async () => {
    const { card } = await open({ title: "A page", content: "Guaranteed. Cured in seven days." });
    expect(card.getByText("Before it can be approved:")).toBeVisible();
    expect(card.getAllByRole("listitem").map(({ textContent }) => /“(.*)”/.exec(textContent ?? "")?.[1])).toEqual([
      "Guaranteed",
      "Cured in seven days",
      "Cured",
    ]);
  });
});
