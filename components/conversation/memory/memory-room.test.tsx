/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { memoryKey } from "@/lib/features/conversation/memory/constants";
import type { MemoryItem } from "@/lib/features/conversation/memory/types";
import type { AgeGroup } from "@/lib/shared/audience";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { MemoryRoom } from "./memory-room";

const item = (over: Partial<MemoryItem> = {}): MemoryItem => ({
  id: "m1",
  content: "My daughter Ana starts school in May",
  kind: "person",
  person: { relation: "daughter", name: "Ana" },
  day: null,
  sourceMessageId: "x1",
  sourceSessionId: "s1",
  createdAt: "2026-11-18T12:00:00.000Z",
  updatedAt: "2026-11-18T12:00:00.000Z",
  ...over,
});

const open = (items: readonly MemoryItem[], ageGroup: AgeGroup = "adult") => {
  const audience = ageGroup === "adult" ? "adult" : "child";
  return renderPage(<MemoryRoom {...{ audience, ageGroup }} initial={{ enabled: true }} open />, [[memoryKey, items]]);
};
const rows = () => screen.getAllByRole("listitem");
const exam = (over: Partial<MemoryItem> = {}) =>
  item({ id: "m3", content: "My exam is on Friday", kind: "event", person: null, day: "2026-11-20", ...over });
const press = (name: RegExp | string) => userEvent.click(screen.getByRole("button", { name }));

describe("what the guide remembers", () => {
  it("shows each sentence with the conversation that it came from", () => {
    fakeBrowserApi({});
    open([item(), item({ id: "m2", content: "I work nights", sourceSessionId: null })]);
    const [first, second] = rows();
    expect(first).toHaveTextContent("My daughter Ana starts school in May");
    expect(within(first as HTMLElement).getByRole("link")).toHaveAttribute("href", "/chat/s1");
    expect(second).toHaveTextContent("deleted");
  });

  it("CHAT-24 groups them by kind under headings, with the person and the day they tell of, and leaves out empty kinds", () => {
    fakeBrowserApi({});
    open([exam(), item(), item({ id: "m4", content: "Blue", kind: null, person: null })]);
    const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual(["People in your life", "Plans and dates", "Other things"]);
    const people = screen.getByRole("list", { name: "People in your life" });
    expect(within(people).getAllByRole("listitem")).toHaveLength(1);
    expect(people).toHaveTextContent("daughter · Ana");
    const ahead = within(screen.getByRole("region", { name: "Plans and dates" }));
    expect(ahead.getByText("Friday, November 20")).toHaveAttribute("datetime", "2026-11-20");
  });

  it.each([
    ["teen", "What helps"],
    ["child", "What helps you"],
  ] as const)("CHAT-24 has headings in the words of a %s", (ageGroup, heading) => {
    fakeBrowserApi({});
    open([item({ content: "Long walks help me", kind: "helped", person: null })], ageGroup);
    expect(screen.getByRole("list", { name: heading })).toBeVisible();
  });

  it("S3 CHAT-24 a correction that was begun is there again after a link or a reload, until it's canceled", async () => {
    fakeBrowserApi({});
    const { unmount } = open([item()]);
    await press(/^Edit/);
    await userEvent.type(screen.getByRole("textbox"), " or June");
    unmount();
    const again = open([item()]);
    await press(/^Edit/);
    expect(screen.getByRole("textbox")).toHaveValue("My daughter Ana starts school in May or June");
    await press("Cancel");
    again.unmount();
    open([item()]);
    await press(/^Edit/);
    expect(screen.getByRole("textbox")).toHaveValue("My daughter Ana starts school in May");
  });

  it("moves an item to another kind when its correction is of another", async () => {
    const corrected = exam({ id: "m1" });
    fakeBrowserApi({ "PATCH /api/memory/*": () => ({ status: 200, body: { ...corrected, crisis_detected: false } }) });
    open([item()]);
    await press(/^Edit/);
    await press("Save");
    expect(await screen.findByRole("list", { name: "Plans and dates" })).toBeVisible();
    expect(screen.queryByRole("list", { name: "People in your life" })).toBeNull();
  });

  it("takes a correction, and keeps what was written when saving fails", async () => {
    let works = false;
    const api = fakeBrowserApi({
      "PATCH /api/memory/*": ({ body }) =>
        works
          ? { status: 200, body: { ...item(), ...(body as object), crisis_detected: false } }
          : { status: 503, body: { message: "away" } },
    });
    open([item()]);
    await press(/^Edit/);
    const field = screen.getByRole("textbox");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await press("Save");
    expect(screen.getByText("Write what Sage should remember")).toBeVisible();
    await userEvent.type(field, "Ana starts in June");
    await press("Save");
    expect(await screen.findByText("We couldn't change that. Please try again.")).toBeVisible();
    expect(field).toHaveValue("Ana starts in June");
    works = true;
    await press("Save");
    await waitFor(() => expect(rows()[0]).toHaveTextContent("Ana starts in June"));
    expect(api.of("PATCH")).toHaveLength(2);
  });

  it("CRIS-16 opens the way to help when a correction shows a crisis", async () => {
    fakeBrowserApi({ "PATCH /api/memory/*": () => ({ status: 200, body: { ...item(), crisis_detected: true } }) });
    open([item()]);
    await press(/^Edit/);
    await press("Save");
    expect(await screen.findByText("People you can reach")).toBeVisible();
  });

  it("asks before it forgets, with the careful answer first", async () => {
    const api = fakeBrowserApi({ "DELETE /api/memory/*": () => ({ status: 204 }) });
    open([item()]);
    await press(/^Forget:/);
    expect(screen.getByRole("button", { name: "Keep it" })).toHaveFocus();
    await press("Keep it");
    expect(api.calls).toEqual([]);
    await press(/^Forget:/);
    await press("Forget it");
    expect(await screen.findByText("Nothing saved yet")).toBeVisible();
  });

  it("forgets everything and switches off, in words for children too", async () => {
    const api = fakeBrowserApi({
      "DELETE /api/memory": () => ({ status: 204 }),
      "PATCH /api/memory": () => ({ status: 200, body: { enabled: false } }),
    });
    open([item()], "child");
    await press("Forget everything");
    await press("Yes, forget all");
    expect(await screen.findByText("Nothing here yet")).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: "Let Buddy remember" }));
    expect(await screen.findByText(/Buddy starts fresh each time/)).toBeVisible();
    expect(api.of("PATCH")[0]?.body).toEqual({ enabled: false });
  });

  it("says so when it cannot be read, and reads again on request", async () => {
    let works = false;
    fakeBrowserApi({ "GET /api/memory": () => (works ? { status: 200, body: [item()] } : { status: 500, body: {} }) });
    renderPage(<MemoryRoom audience="adult" ageGroup="adult" initial={{ enabled: true }} open />);
    expect(await screen.findByText(/couldn't load what Sage remembers/)).toBeVisible();
    works = true;
    await press("Retry");
    expect(await screen.findByText(/Ana starts school/)).toBeVisible();
  });

  it("ONBD-21 offers no switch while a parent has not agreed: nothing new is kept, and it says so", () => {
    fakeBrowserApi({});
    renderPage(<MemoryRoom audience="child" ageGroup="child" initial={{ enabled: true }} open={false} />, [
      [memoryKey, []],
    ]);
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.getByText("Buddy won't keep anything new until your grown-up says yes.")).toBeInTheDocument();
  });
});
