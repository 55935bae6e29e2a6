/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { accountKey } from "@/lib/core/identity/constants";
import type { ShownSession } from "@/lib/features/conversation/client";
import type { ShownExercise } from "@/lib/features/conversation/exercises/client";
import type { MoodEntry } from "@/lib/features/mood/types";
import type { Audience } from "@/lib/shared/audience";
import { shortDate, shortWeekday } from "@/lib/shared/dates";
import { moodEntry } from "@/tests/factories/moods";
import { sessionLine } from "@/tests/factories/sessions";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { Dashboard } from "./dashboard";

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const DAY = 24 * 3_600_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();

interface Setup {
  audience?: Audience;
  tier?: string;
  moods?: MoodEntry[];
  sessions?: ShownSession[];
  sessionCount?: number | null;
  exercises?: ShownExercise[];
}

function setUp({
  audience = "adult",
  tier = "free",
  moods = [],
  sessions = [],
  sessionCount = 0,
  exercises = [],
}: Setup = {}) {
  renderPage(<Dashboard audience={audience} tier={tier} planStatus="active" sessionCount={sessionCount} />, [
    [["/api/mood"], moods],
    [["/api/chat/sessions"], sessions],
    [["/api/exercises/finished"], exercises],
  ]);
}

const region = (name: string): HTMLElement => screen.getByRole("region", { name });
const figure = (name: RegExp): HTMLElement => {
  const found = screen.getByText(name, { selector: "dt" }).parentElement;
  if (!found) throw new Error(`no figure "${name}"`);
  return within(found).getByRole("definition");
};

/** Nine entries, newest first, one per day. */
const nine = () =>
  [8, 3, 4, 3, 5, 5, 8, 1, 1].map((moodScore, day) => moodEntry({ moodScore, createdAt: daysAgo(day) }));

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const walked = (exercise: string, hours: number): ShownExercise => ({
  id: exercise,
  exercise,
  approach: "MBCT",
  sessionId: null,
  finishedAt: hoursAgo(hours),
});

describe("how you are doing", () => {
  it("DASH-01 shows the score of the last seven entries out of 100", () => {
    setUp({ moods: nine() });
    expect(region("How you're doing")).toHaveTextContent(/51\s*out of 100/);
  });

  it("DASH-01 says beside the score that a strong hard feeling raises it, and that it is no measure of health", () => {
    setUp({ moods: nine() });
    expect(region("How you're doing")).toHaveTextContent(
      /times ten\. ?A strong, difficult feeling scores high, too, so this doesn't measure how well you are\./,
    );
  });

  it("DASH-09 shows 0 and says that there are no entries yet", () => {
    setUp();
    expect(region("How you're doing")).toHaveTextContent(/\D0\s*out of 100/);
    expect(screen.getByText("No entries yet")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Check in" })).toHaveAttribute("href", "/");
  });

  it("DASH-02 DASH-11 draws the last seven entries, the oldest left, under the weekday of each", () => {
    const moods = nine();
    setUp({ moods });
    const bars = within(screen.getByRole("list", { name: "Your last check-ins" })).getAllByRole("listitem");
    const days = moods
      .slice(0, 7)
      .reverse()
      .map((mood) => shortWeekday(mood.createdAt, zone()));
    expect(bars.map((bar) => bar.textContent?.slice(0, 3))).toEqual(days);
    expect(new Set(days).size).toBe(7);
  });

  it("leads to every day there is", () => {
    setUp({ moods: nine() });
    expect(screen.getByRole("link", { name: "See every day" })).toHaveAttribute("href", "/mood");
  });

  it("tells the same in a table", async () => {
    setUp({ moods: [moodEntry({ mood: "sad", moodScore: 3 })] });
    await userEvent.click(screen.getByText("Show as a table"));
    const [, row] = screen.getAllByRole("row");
    expect(row).toHaveTextContent(/Sad3$/);
  });

  it("DASH-03 shows how many conversations there are, also beyond the list", () => {
    setUp({ sessions: [sessionLine()], sessionCount: 140 });
    expect(figure(/^Conversations/)).toHaveTextContent("140");
  });

  it("counts the list when the number could not be read", () => {
    setUp({ sessions: [sessionLine(), sessionLine()], sessionCount: null });
    expect(figure(/^Conversations/)).toHaveTextContent("2");
  });

  it("DASH-04 DASH-12 shows the number of those entries, labelled as check-ins", () => {
    setUp({ moods: nine() });
    expect(figure(/^Check-ins/)).toHaveTextContent("7");
    expect(screen.queryByText(/streak/i)).not.toBeInTheDocument();
  });
});

describe("what helped", () => {
  it("DASH-05 leads on into the conversation that it says can go on", () => {
    const open = sessionLine({ title: "Nights", endedAt: null });
    setUp({ sessions: [open] });
    expect(screen.getByText(/Continue with "Nights"/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Continue" })).toHaveAttribute("href", `/chat/${open.id}`);
    expect(screen.queryByText("Neutral")).not.toBeInTheDocument();
  });

  it("DASH-05 shows the five newest conversations, each leading to itself", () => {
    const sessions = Array.from({ length: 6 }, () => sessionLine());
    setUp({ sessions });
    const links = within(region("What helped")).getAllByRole("link");
    expect(links.map((one) => one.getAttribute("href"))).toEqual(sessions.slice(0, 5).map(({ id }) => `/chat/${id}`));
  });

  it("DASH-07 DASH-10 says what the check-ins show, and from what", () => {
    const moods = (["sad", "sad", "sad", "happy", "neutral"] as const).map((mood, days) =>
      moodEntry({ mood, createdAt: daysAgo(days) }),
    );
    setUp({ moods });
    const days = `${shortDate(daysAgo(4), zone())} – ${shortDate(daysAgo(0), zone())}`;
    expect(region("What helped")).toHaveTextContent(`You chose "Sad" most often: 3 times in your last 5 (${days}).`);
  });

  it("DASH-07 says that four check-ins are too few to say anything from", () => {
    setUp({ moods: nine().slice(0, 4) });
    expect(region("What helped")).toHaveTextContent("You have 4 check-ins. 1 more, and you'll see patterns here.");
    expect(region("What helped")).not.toHaveTextContent("average");
  });

  it("names finished exercises with the check-ins around them, as far as there are some", () => {
    setUp({
      moods: [moodEntry({ mood: "neutral", moodScore: 6, createdAt: hoursAgo(1) })],
      exercises: [walked("breathing", 2), walked("some-new-one", 90)],
    });
    const [breathing, other] = within(
      within(region("What helped")).getByRole("heading", { name: "Exercises you finished" }).parentElement ??
        document.body,
    ).getAllByRole("listitem");
    expect(breathing).toHaveTextContent(/^Slow breathing.*After Neutral 6$/);
    expect(breathing).not.toHaveTextContent("Before");
    expect(other).toHaveTextContent(/^some new one/);
    expect(other).not.toHaveTextContent(/Before|After/);
  });
});

describe("what next", () => {
  it("DASH-06 offers adults on the free tier the upgrade", () => {
    setUp();
    expect(within(region("What next")).getByRole("link", { name: "Upgrade" })).toHaveAttribute("href", "/subscribe");
  });

  it.each([
    ["a paid tier", { tier: "plus" }],
    ["a child", { audience: "child" as const }],
  ])("DASH-14 offers %s no upgrade", (_, setup) => {
    setUp(setup);
    expect(screen.queryByRole("link", { name: "Upgrade" })).not.toBeInTheDocument();
  });

  it("DASH-08 opens the crisis dialog from its card", () => {
    setUp();
    const button = screen.getByRole("button", { name: "Get Crisis Support" });
    expect(button).toHaveAttribute("commandfor", "crisis-dialog");
  });

  it("names the conversation that is still open", () => {
    setUp({ sessions: [sessionLine({ endedAt: daysAgo(1) }), sessionLine({ title: "Saying no at work" })] });
    expect(region("What next")).toHaveTextContent('Continue with "Saying no at work"');
  });
});

it("answers its three questions in their order", () => {
  setUp();
  const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(titles.filter((title) => title !== "Current plan")).toEqual(["How you're doing", "What helped", "What next"]);
});

it("SUBS-18 sells nothing to who asked for their account to be deleted", () => {
  renderPage(<Dashboard audience="adult" tier="free" planStatus="active" sessionCount={0} />, [
    [["/api/mood"], []],
    [["/api/chat/sessions"], []],
    [["/api/exercises/finished"], []],
    [accountKey, { eraseAfter: "2036-12-01T12:00:00.000Z" }],
  ]);
  expect(screen.queryByText(/[Uu]pgrade/)).toBeNull();
  expect(screen.getByRole("link", { name: "Your data and account" })).toHaveAttribute("href", "/account");
});

it("AUTH-10 DASH-10 speaks to children in their own words", () => {
  setUp({ audience: "child" });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Your progress");
  expect(screen.getByText(/what you can do next with Buddy/)).toBeInTheDocument();
});

it("ERR-36 offers a retry for each list that cannot be read", async () => {
  let failing = true;
  fakeBrowserApi({
    "GET /api/mood": () => (failing ? { status: 503 } : { status: 200, body: [moodEntry({ moodScore: 8 })] }),
    "GET /api/exercises/finished": () => (failing ? { status: 500 } : { status: 200, body: [] }),
    "GET /api/chat/sessions": () =>
      failing ? { status: 500 } : { status: 200, body: [sessionLine({ title: "Back" })] },
  });
  renderPage(<Dashboard audience="adult" tier="free" planStatus="active" sessionCount={null} />);
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Retry" })).toHaveLength(3));
  const retries = screen.getAllByRole("button", { name: "Retry" });
  failing = false;
  for (const retry of retries) await userEvent.click(retry);
  expect(await screen.findByText("80")).toBeInTheDocument();
  expect(await screen.findByText("Back")).toBeInTheDocument();
});

it("ERR-36 shows the exercises also while the check-ins cannot be read, and does not call them none", async () => {
  fakeBrowserApi({
    "GET /api/mood": () => ({ status: 503 }),
    "GET /api/exercises/finished": () => ({ status: 200, body: [walked("breathing", 2)] }),
    "GET /api/chat/sessions": () => ({ status: 200, body: [] }),
  });
  renderPage(<Dashboard audience="adult" tier="free" planStatus="active" sessionCount={0} />);
  expect(await within(region("How you're doing")).findByText("Your check-ins didn't load.")).toBeInTheDocument();
  expect(region("What helped")).toHaveTextContent("Your check-ins didn't load.");
  expect(await screen.findByText("Slow breathing")).toBeInTheDocument();
  expect(screen.queryByText(/^None yet\./)).not.toBeInTheDocument();
});

it("DASH-13 asks for nothing by itself once the server has read the lists", () => {
  const api = fakeBrowserApi({});
  jest.useFakeTimers();
  try {
    setUp({ moods: nine(), sessions: [sessionLine()] });
    act(() => jest.advanceTimersByTime(10_000));
    expect(api.calls).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

it("R-07 a child without a yes is told why nothing can begin, and is offered nothing that leads nowhere", () => {
  renderPage(
    <Dashboard
      audience="child"
      tier="free"
      planStatus="active"
      sessionCount={0}
      shut="Your grown-up said no for now."
    />,
    [
      [["/api/mood"], []],
      [["/api/chat/sessions"], []],
    ],
  );
  expect(screen.getByText("Your grown-up said no for now.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Why Buddy can't talk" })).toHaveAttribute("href", "/chat");
  expect(screen.queryByRole("link", { name: /Pick a feeling|Talk to Buddy/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Get Crisis Support" })).toBeInTheDocument();
});
