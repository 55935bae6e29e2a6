/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CHECK_ITEMS, checksKey } from "@/lib/features/trauma/checks/constants";
import { CHECK_COPY } from "@/lib/features/trauma/checks/copy";
import type { TraumaCheck } from "@/lib/features/trauma/checks/schema";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { SelfCheck } from "./self-check";

const copy = CHECK_COPY.adult;
const check = (id: string, answer: number): TraumaCheck => ({
  id,
  answers: CHECK_ITEMS.map(() => answer),
  createdAt: "2026-11-20T12:00:00.000Z",
});

function setUp(known: TraumaCheck[] = []) {
  const api = fakeBrowserApi({
    "POST /api/trauma-therapy/checks": ({ body }) => ({
      status: 201,
      body: { ...check("new", 0), answers: (body as { answers: number[] }).answers },
    }),
    "DELETE /api/trauma-therapy/checks/*": () => ({ status: 204 }),
  });
  renderPage(<SelfCheck />, [[checksKey, known]]);
  return { api, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ["queueMicrotask"] }));
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function answerAll(user: ReturnType<typeof userEvent.setup>, word: string) {
  for (const item of CHECK_ITEMS)
    await user.click(within(screen.getByRole("group", { name: copy.items[item] })).getByRole("radio", { name: word }));
}

it("R-19 shows a note before the questions, which name no event", async () => {
  const { user } = setUp();
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show the questions" }));
  expect(screen.getAllByRole("group")).toHaveLength(CHECK_ITEMS.length);
});

it("asks for what is open, keeps nothing before, and can be stopped", async () => {
  const { user, api } = setUp();
  await user.click(screen.getByRole("button", { name: "Show the questions" }));
  await user.click(screen.getByRole("button", { name: "Save this self-check" }));
  expect(screen.getByText("10 questions still need an answer.")).toBeVisible();
  expect(api.of("POST")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Stop and close" }));
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
});

it("says what was said, what to do next, and that it is no diagnosis", async () => {
  const { user, api } = setUp();
  await user.click(screen.getByRole("button", { name: "Show the questions" }));
  await answerAll(user, "A lot");
  await user.click(screen.getByRole("button", { name: "Save this self-check" }));
  await pass(50);
  expect(api.of("POST")[0]?.body).toEqual({ answers: CHECK_ITEMS.map(() => 3) });
  expect(screen.getByText(copy.result.weight.much)).toBeVisible();
  expect(screen.getByText(/talk with a doctor/)).toBeVisible();
  expect(screen.getByText(/can't tell whether you have PTSD/)).toBeVisible();
});

it("a removed look is gone also where the tab is closed before the time for undo is over", async () => {
  const { user, api } = setUp([check("a", 2)]);
  await user.click(screen.getByText(copy.trend.table));
  await user.click(screen.getByRole("button", { name: /^Remove the self-check/ }));
  fireEvent(window, new Event("pagehide"));
  await pass(0);
  expect(api.of("DELETE")).toHaveLength(1);
});

it("a look that is tried again is one look", async () => {
  const { user } = setUp();
  let status = 500;
  const api = fakeBrowserApi({ "POST /api/trauma-therapy/checks": () => ({ status, body: check("new", 1) }) });
  await user.click(screen.getByRole("button", { name: "Show the questions" }));
  await answerAll(user, "A little");
  await user.click(screen.getByRole("button", { name: "Save this self-check" }));
  await pass(50);
  status = 201;
  await user.click(screen.getByRole("button", { name: "Save this self-check" }));
  await pass(50);
  const keys = api.of("POST").map(({ headers }) => headers["Idempotency-Key"]);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

it("shows how it moved, in bars and in rows, oldest first", () => {
  setUp([check("b", 1), check("a", 4)]);
  const bars = within(screen.getByRole("list", { name: copy.trend.bars })).getAllByRole("listitem");
  expect(bars.map((bar) => bar.textContent)).toEqual([
    expect.stringContaining("100 out of 100"),
    expect.stringContaining("25 out of 100"),
  ]);
});

it("a removed look comes back with undo before the server hears of it", async () => {
  const { user, api } = setUp([check("a", 2)]);
  await user.click(screen.getByText(copy.trend.table));
  await user.click(screen.getByRole("button", { name: /^Remove the self-check/ }));
  expect(screen.queryByRole("list", { name: copy.trend.bars })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByRole("list", { name: copy.trend.bars })).toBeVisible();
  await pass(6000);
  expect(api.of("DELETE")).toEqual([]);
  await user.click(screen.getByRole("button", { name: /^Remove the self-check/ }));
  await pass(6000);
  expect(api.of("DELETE")).toHaveLength(1);
});
