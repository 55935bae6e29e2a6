/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { moodHistoryKey } from "@/lib/features/mood/history/constants";
import type { MoodEntry } from "@/lib/features/mood/types";
import type { Audience } from "@/lib/shared/audience";
import { dayName, monthName } from "@/lib/shared/calendar";
import { moodEntry } from "@/tests/factories/moods";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { MoodHistory } from "./mood-history";

// Noon on a Friday, so that "today" and "this month" mean the same in every zone.
const NOW = new Date("2026-11-20T12:00:00Z");
const on = (day: string, entry: Partial<MoodEntry> = {}) => moodEntry({ createdAt: `${day}T12:00:00Z`, ...entry });

interface Setup {
  audience?: Audience;
  pages?: MoodEntry[][];
  open?: boolean;
  removal?: number;
  older?: () => { status: number; body?: unknown };
}

function setUp({ audience = "adult", pages = [[]], open = true, removal = 204, older }: Setup = {}) {
  const stored = pages.flat();
  const api = fakeBrowserApi({
    "GET /api/mood?limit=100": () => ({ status: 200, body: stored.slice(0, 100) }),
    "DELETE /api/mood/*": () => ({ status: removal }),
    ...(older ? { [`GET /api/mood?limit=100&cursor=${stored.at(-1)?.id}`]: older } : {}),
  });
  const known = { pages: pages.slice(0, 1), pageParams: [null] };
  const view = renderPage(<MoodHistory audience={audience} open={open} />, [[moodHistoryKey, known]]);
  return { api, view, user: userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }) };
}

/** Matches a day's button by the day: its accessible name continues with the visible text. */
const isNamed = (name: string) => (whole: string) => whole === name || whole.startsWith(`${name} `);
const button = (name: string | RegExp): HTMLElement =>
  screen.getByRole("button", { name: typeof name === "string" ? isNamed(name) : name });
const heading = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe("the picture", () => {
  it("MOOD-13 shows each day of the month by its face, and names in words what it shows", () => {
    setUp({ pages: [[on("2026-11-18", { mood: "happy" }), on("2026-11-18", { mood: "sad" }), on("2026-11-03")]] });
    const days = within(screen.getByRole("list", { name: "Moods by day" })).getAllByRole("button");
    const [third, eighteenth] = days;
    expect(days).toHaveLength(2);
    expect(third).toHaveAccessibleName("Tuesday, November 3: Neutral 3");
    expect(eighteenth).toHaveAccessibleName("Wednesday, November 18: Sad, Happy 18 +1");
    for (const day of days) expect(day.querySelector("svg")).toBeInTheDocument();
    expect(screen.getByText(/^3 check-ins on 2 days\./)).toBeInTheDocument();
  });

  it("opens the last day by itself and another one at a tap, with the person's own words alone", async () => {
    const { user } = setUp({
      pages: [[on("2026-11-18", { notes: "Quick mood check: Neutral" }), on("2026-11-03", { notes: "Rain all day" })]],
    });
    expect(heading()).toContain("Wednesday, November 18");
    expect(screen.queryByText(/Quick mood check/)).not.toBeInTheDocument();
    await user.click(button("Tuesday, November 3: Neutral"));
    expect(heading()).toContain(dayName("2026-11-03"));
    expect(screen.getAllByText("Rain all day").length).toBeGreaterThan(0);
  });

  it("goes back a month and forth again, and not past today", async () => {
    const { user } = setUp({ pages: [[on("2026-11-18"), on("2026-10-30", { mood: "angry" })]] });
    expect(button("Next month")).toHaveAttribute("aria-disabled", "true");
    await user.click(button("Previous month"));
    expect(heading()).toContain(monthName("2026-10"));
    expect(button("Friday, October 30: Angry")).toBeInTheDocument();
    expect(button("Previous month")).toHaveAttribute("aria-disabled", "true");
    await user.click(button("Next month"));
    expect(heading()).toContain(monthName("2026-11"));
  });

  it("shows the week of the chosen day with all its faces", async () => {
    const { user } = setUp({ pages: [[on("2026-11-18"), on("2026-11-18"), on("2026-11-03")]] });
    await user.click(button("Week"));
    expect(heading()).toContain("Nov 15 – Nov 21");
    expect(button("Wednesday, November 18: Neutral, Neutral").querySelectorAll("svg")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /November 3/ })).not.toBeInTheDocument();
  });

  it("names the year of a week that lies in another one", async () => {
    const { user } = setUp({ pages: [[on("2026-11-18"), on("2025-11-19")]] });
    for (let month = 0; month < 12; month += 1) await user.click(button("Previous month"));
    await user.click(button("Week"));
    expect(heading()).toContain("Nov 16 – Nov 22, 2025");
  });

  it("says which day is today, by its colour and to those who do not see it", async () => {
    const { user } = setUp({ pages: [[on("2026-11-20"), on("2026-11-18")]] });
    expect(button(/November 20/)).toHaveAttribute("aria-current", "date");
    expect(button(/November 18/)).not.toHaveAttribute("aria-current");
    await user.click(button("Week"));
    expect(button(/November 20/)).toHaveAttribute("aria-current", "date");
  });

  it("tells the same in a table", async () => {
    const { user } = setUp({ pages: [[on("2026-11-18", { mood: "sad", moodScore: 3, notes: "Rain" })]] });
    await user.click(screen.getByText("Show as a table"));
    const table = screen.getByRole("table", { name: "Check-ins, November 2026" });
    expect(within(table).getAllByRole("row")[1]).toHaveTextContent(/Wednesday, November 18.*Sad3Rain/);
  });
});

describe("older pages", () => {
  const full = Array.from({ length: 100 }, () => on("2026-11-18"));

  it("API-20 are asked for by cursor once the picture reaches beyond what is there", async () => {
    const body = [on("2026-11-02", { mood: "confused" })];
    const { api } = setUp({ pages: [full], older: () => ({ status: 200, body }) });
    await seconds(1);
    expect(button("Monday, November 2: Confused")).toBeInTheDocument();
    expect(api.calls).toHaveLength(1);
  });

  it("keep every way back open when the last page turns out empty", async () => {
    const { user } = setUp({
      pages: [[...full.slice(1), on("2026-10-30", { mood: "angry" })]],
      older: () => ({ status: 200, body: [] }),
    });
    await user.click(button("Previous month"));
    await seconds(1);
    await user.click(button("Next month"));
    expect(button("Previous month")).not.toHaveAttribute("aria-disabled");
    await user.click(button("Previous month"));
    expect(button("Friday, October 30: Angry")).toBeInTheDocument();
  });

  it("ERR-36 can be asked for again when they do not come", async () => {
    let failing = true;
    setUp({ pages: [full], older: () => (failing ? { status: 503 } : { status: 200, body: [on("2026-11-02")] }) });
    await seconds(1);
    failing = false;
    fireEvent.click(screen.getByText("Retry"));
    await seconds(1);
    expect(button("Monday, November 2: Neutral")).toBeInTheDocument();
  });
});

describe("deleting", () => {
  const pages = [[on("2026-11-18", { mood: "sad" }), on("2026-11-17")]];
  const [sad] = pages[0] ?? [];
  const remove = () => fireEvent.click(button(/^Delete Sad/), { detail: 1 });

  it("takes the entry off at once and off the server after five seconds", async () => {
    const { api } = setUp({ pages });
    remove();
    expect(screen.getByText("Sad deleted.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /November 18/ })).not.toBeInTheDocument();
    await seconds(4.9);
    expect(api.of("DELETE")).toEqual([]);
    await seconds(0.2);
    expect(api.of("DELETE").map(({ path }) => path)).toEqual([`/api/mood/${sad?.id}`]);
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("is undone without the server ever hearing of it", async () => {
    const { api } = setUp({ pages });
    remove();
    fireEvent.click(button("Undo"));
    expect(button("Wednesday, November 18: Sad")).toBeInTheDocument();
    await seconds(6);
    expect(api.of("DELETE")).toEqual([]);
  });

  it("waits for whoever reached Undo by keyboard", async () => {
    const { api } = setUp({ pages });
    fireEvent.click(button(/^Delete Sad/), { detail: 0 });
    expect(button("Undo")).toHaveFocus();
    await seconds(30);
    expect(api.of("DELETE")).toEqual([]);
    expect(button("Undo")).toBeInTheDocument();
  });

  it("happens at once when the page is left", async () => {
    const { api, view } = setUp({ pages });
    remove();
    view.unmount();
    await waitFor(() => expect(api.of("DELETE")).toHaveLength(1));
  });

  it("happens also when the whole tab is left", () => {
    const { api } = setUp({ pages });
    remove();
    fireEvent(window, new Event("pagehide"));
    expect(api.of("DELETE")).toHaveLength(1);
  });

  it("goes out before signing out, after which the server would refuse it", () => {
    const { api } = setUp({ pages });
    remove();
    const link = Object.assign(document.createElement("a"), { href: "/api/logout", textContent: "Logout" });
    // jsdom can't navigate.
    link.addEventListener("click", (event) => event.preventDefault());
    document.body.append(link);
    fireEvent.click(link);
    expect(api.of("DELETE").map(({ path }) => path)).toEqual([`/api/mood/${sad?.id}`]);
    link.remove();
  });

  it("offers no Undo any more on a page that the browser brings back after it was left", () => {
    setUp({ pages });
    remove();
    fireEvent(window, new Event("pagehide"));
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("brings the entry back and says so when the server refuses", async () => {
    setUp({ pages, removal: 500 });
    remove();
    await seconds(6);
    expect(screen.getByText("We couldn't delete that. Please try again.")).toBeInTheDocument();
    expect(button("Wednesday, November 18: Sad")).toBeInTheDocument();
  });
});

describe("the file", () => {
  it("holds every entry with day, time and own words", async () => {
    const made: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`;
    const revoke = jest.fn();
    URL.revokeObjectURL = revoke;
    const { user } = setUp({ pages: [[on("2026-11-18", { mood: "sad", moodScore: 3, notes: "Rain" })]] });
    const names: string[] = [];
    HTMLAnchorElement.prototype.click = function click() {
      names.push(this.download);
    };
    await user.click(button("Save everything as a file"));
    await waitFor(() => expect(names).toEqual(["mood-history.csv"]));
    expect(made[0]?.type).toContain("text/csv");
    expect(made[0]?.size).toBeGreaterThan(50);
    expect(revoke).not.toHaveBeenCalled();
    await seconds(60);
    expect(revoke).toHaveBeenCalledWith("blob:1");
  });

  it("says so when it could not be made", async () => {
    const { user } = setUp({ pages: [[on("2026-11-18")]] });
    fakeBrowserApi({ "GET /api/mood?limit=100": () => ({ status: 500 }) });
    await user.click(button("Save everything as a file"));
    expect(await screen.findByText("We couldn't make the file. Please try again.")).toBeInTheDocument();
  });
});

describe("nothing to show", () => {
  it("says what to do next without entries", () => {
    setUp();
    expect(screen.getByText("Nothing here yet")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Check in" })).toHaveAttribute("href", "/");
  });

  it("ERR-36 offers a retry when nothing could be read", async () => {
    let failing = true;
    const answer = () => (failing ? { status: 503 } : { status: 200, body: [on("2026-11-18")] });
    fakeBrowserApi({ "GET /api/mood?limit=100": answer });
    renderPage(<MoodHistory audience="adult" open />);
    const retry = await screen.findByRole("button", { name: "Retry" });
    failing = false;
    fireEvent.click(retry);
    expect(await screen.findByRole("button", { name: /November 18/ })).toBeInTheDocument();
  });

  it("ONBD-21 explains to a child why nothing is kept before a parent agreed", () => {
    setUp({ audience: "child", open: false });
    expect(screen.getByText(/It needs a yes from your parent or guardian/)).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

it("MOOD-10 AUTH-10 speaks to children in their own words", () => {
  setUp({ audience: "child", pages: [[on("2026-11-18", { mood: "anxious" })]] });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Your feelings");
  expect(button("Wednesday, November 18: Worried")).toBeInTheDocument();
  expect(screen.getByText("You picked 1 feeling on 1 day.")).toBeInTheDocument();
});
