/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MOODS, type Mood, QUICK_SCORE } from "@/lib/features/mood/constants";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { MoodEntry } from "@/lib/features/mood/types";
import { ALERT_SENTENCE } from "@/lib/shared/alert-sentence";
import type { Audience } from "@/lib/shared/audience";
import { dayOf, timeOfDay } from "@/lib/shared/dates";
import { moodEntry } from "@/tests/factories/moods";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { MoodTracker } from "./mood-tracker";

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Setup {
  audience?: Audience;
  moods?: MoodEntry[];
  failing?: boolean;
  crisis?: boolean;
}

function setUp({ audience = "adult", moods = [], failing, crisis = false }: Setup = {}) {
  const stored = [...moods];
  const api = fakeBrowserApi({
    "GET /api/mood": () => ({ status: 200, body: stored }),
    "POST /api/mood": ({ body }) => {
      if (failing) return { status: 500, body: { message: "away" } };
      const entry = moodEntry(body as Partial<MoodEntry>);
      stored.unshift(entry);
      return { status: 201, body: { ...entry, crisis_detected: crisis } };
    },
    "DELETE /api/mood/*": ({ path }) => {
      stored.splice(0, stored.length, ...stored.filter(({ id }) => !path.endsWith(id)));
      return { status: 204 };
    },
  });
  renderPage(<MoodTracker audience={audience} />, [[["/api/mood"], moods]]);
  return { api, user: userEvent.setup() };
}

const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const open = (user: ReturnType<typeof userEvent.setup>) => user.click(button("More detail"));
const today = () => screen.queryByRole("list", { name: "Today" });

beforeEach(() => sessionStorage.clear());

describe("quick mode", () => {
  const labelled = () =>
    screen
      .getAllByRole("button")
      .filter((one) => one.querySelector("svg"))
      .map((one) => one.textContent);

  it("MOOD-01 MOOD-09 shows adults six buttons, each with its drawing and label", () => {
    setUp();
    expect(labelled()).toEqual(["Happy", "Sad", "Anxious", "Angry", "Neutral", "Confused"]);
  });

  it("MOOD-01 MOOD-10 shows children six buttons in the same order with their labels", () => {
    setUp({ audience: "child" });
    expect(labelled()).toEqual(["Super Happy!", "Feeling Sad", "Worried", "Mad", "Okay", "Mixed Up"]);
  });

  it.each(MOODS)("MOOD-02 CONST-05 MOOD-13 one tap on %s saves at once with its score and note", async (mood: Mood) => {
    const { api, user } = setUp({ audience: "child" });
    const label = MOOD_COPY.child.labels[mood];
    await user.click(button(label));
    const scores: Record<Mood, number> = { happy: 8, sad: 3, anxious: 4, angry: 3, neutral: 5, confused: 5 };
    expect(QUICK_SCORE).toEqual(scores);
    expect(api.of("POST")).toEqual([
      expect.objectContaining({
        path: "/api/mood",
        body: { mood, moodScore: scores[mood], notes: `Quick mood check: ${label}` },
      }),
    ]);
  });

  it("MOOD-07 reads the list again after a save, and once only", async () => {
    const { api, user } = setUp();
    await user.click(button("Happy"));
    await waitFor(() => expect(api.of("GET", "/api/mood")).toHaveLength(1));
    expect(within(await screen.findByRole("list", { name: "Today" })).getAllByRole("listitem")).toHaveLength(1);
  });

  it("shows the entry before the server has answered", async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const entry = moodEntry({ mood: "angry" });
    fakeBrowserApi({
      "GET /api/mood": () => ({ status: 200, body: [entry] }),
      "POST /api/mood": async () => {
        await waiting;
        return { status: 201, body: { ...entry, crisis_detected: false } };
      },
    });
    renderPage(<MoodTracker audience="adult" />, [[["/api/mood"], []]]);
    await userEvent.click(button("Angry"));
    expect(within(today() as HTMLElement).getByText(/Angry/)).toBeInTheDocument();
    expect(screen.queryByText("Mood logged successfully")).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText("Mood logged successfully")).toBeInTheDocument();
  });

  it.each([
    ["adult" as const, "Happy", "Mood logged successfully", "Your mood has been recorded."],
    ["child" as const, "Super Happy!", "Mood saved! 🌟", "Great job sharing how you feel!"],
  ])("ERR-04 tells the %s that it is saved", async (audience, label, title, description) => {
    const { user } = setUp({ audience });
    await user.click(button(label));
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(description)).toBeInTheDocument();
  });

  it("ERR-03 says that it failed, and takes the entry off the list again", async () => {
    const { user } = setUp({ failing: true });
    await user.click(button("Sad"));
    const alert = await screen.findByText("Failed to log mood. Please try again.");
    expect(alert.closest("[role=alert]")).toHaveTextContent("Error");
    expect(today()).toBeNull();
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("takes a tap back with Undo: the entry is deleted on the server too", async () => {
    const { api, user } = setUp();
    await user.click(button("Sad"));
    await screen.findByText("Mood logged successfully");
    await user.click(button("Undo"));
    expect(screen.queryByText("Mood logged successfully")).not.toBeInTheDocument();
    await waitFor(() => expect(api.of("DELETE")).toHaveLength(1));
    expect(screen.getByText("Undone.")).toBeInTheDocument();
    await waitFor(() => expect(today()).toBeNull());
    expect(button("Sad")).toHaveFocus();
  });

  it("offers Undo for five seconds, then a short kind line", async () => {
    jest.useFakeTimers();
    try {
      setUp();
      await act(async () => {
        fireEvent.click(button("Sad"));
      });
      await act(() => jest.advanceTimersByTimeAsync(4900));
      expect(button("Undo")).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
      expect(screen.getByText(MOOD_COPY.adult.kind.sad)).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe("today", () => {
  it("MOOD-08 shows today's entries with face and local time, and none of older days", () => {
    const now = new Date();
    const yesterday = new Date(now.getTime() - 24 * 3_600_000).toISOString();
    const entry = moodEntry({ mood: "anxious", createdAt: now.toISOString() });
    setUp({ moods: [entry, moodEntry({ mood: "happy", createdAt: yesterday })] });
    expect(dayOf(yesterday, zone())).not.toBe(dayOf(now, zone()));
    const items = within(today() as HTMLElement).getAllByRole("listitem");
    expect(items).toHaveLength(1);
    expect(items[0]).toHaveTextContent(timeOfDay(now, zone()));
    expect(items[0]?.querySelector("svg")).toBeInTheDocument();
  });

  it("ERR-36 API-20 asks once, then offers a retry when the list cannot be read", async () => {
    let failing = true;
    const api = fakeBrowserApi({
      "GET /api/mood": () => (failing ? { status: 503, body: {} } : { status: 200, body: [moodEntry()] }),
    });
    renderPage(<MoodTracker audience="adult" />);
    const retry = await screen.findByRole("button", { name: "Retry" });
    expect(api.of("GET", "/api/mood")).toHaveLength(1);
    failing = false;
    await userEvent.click(retry);
    expect(await screen.findByRole("list", { name: "Today" })).toBeInTheDocument();
  });
});

describe("detailed mode", () => {
  it("MOOD-03 MOOD-04 shows the slider only once a mood is chosen, and Cancel leads back", async () => {
    const { api, user } = setUp();
    await open(user);
    expect(screen.queryByRole("slider")).not.toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Notes (optional)" })).toBeInTheDocument();
    await user.click(button("Sad"));
    expect(screen.getByRole("slider", { name: "Intensity" })).toHaveValue("5");
    await user.click(button("Cancel"));
    expect(button("More detail")).toBeInTheDocument();
    expect(api.of("POST")).toEqual([]);
  });

  it.each([
    ["adult", `We store this encrypted. If it sounds like someone's in danger, help opens. ${ALERT_SENTENCE.adult}`],
    ["child", `If it sounds like someone is in danger, help opens. ${ALERT_SENTENCE.child}`],
  ] as const)("CRIS-17 the field for notes tells the %s who learns of a danger", async (audience, hint) => {
    const { user } = setUp({ audience });
    await open(user);
    expect(screen.getByRole("textbox", { name: "Notes (optional)" })).toHaveAccessibleDescription(
      expect.stringContaining(hint),
    );
  });

  it("MOOD-11 words the ends of the scale for children", async () => {
    const { user } = setUp({ audience: "child" });
    await open(user);
    await user.click(button("Worried"));
    expect(screen.getByText("1 = a little")).toBeInTheDocument();
    expect(screen.getByText("10 = very much")).toBeInTheDocument();
  });

  it("MOOD-05 keeps Save disabled without a mood and while saving, then labelled Saving...", async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    fakeBrowserApi({
      "GET /api/mood": () => ({ status: 200, body: [] }),
      "POST /api/mood": async () => {
        await waiting;
        return { status: 201, body: { ...moodEntry(), crisis_detected: false } };
      },
    });
    renderPage(<MoodTracker audience="adult" />, [[["/api/mood"], []]]);
    await userEvent.click(button("More detail"));
    expect(button("Save")).toBeDisabled();
    expect(button("Save")).toHaveAccessibleDescription("Pick a mood above first.");
    await userEvent.click(button("Happy"));
    await userEvent.click(button("Save"));
    expect(button("Saving...")).toBeDisabled();
    answer();
    expect(await screen.findByRole("button", { name: "More detail" })).toBeInTheDocument();
  });

  it("MOOD-05 saves once, however often Save is pressed while the note is looked through", async () => {
    const { api, user } = setUp();
    await open(user);
    await user.click(button("Sad"));
    const note = screen.getByRole("textbox", { name: "Notes (optional)" });
    await user.type(note, "the house after dad");
    const form = note.closest("form") as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(await screen.findByRole("button", { name: "More detail" })).toBeInTheDocument();
    expect(api.of("POST")).toHaveLength(1);
  });

  it("MOOD-06 VALD-07 closes and resets after a save, and sends a trimmed note", async () => {
    const { api, user } = setUp();
    await open(user);
    await user.click(button("Sad"));
    fireEvent.change(screen.getByRole("slider"), { target: { value: "9" } });
    await user.type(screen.getByRole("textbox"), "  a long day  ");
    await user.click(button("Save"));
    await screen.findByRole("button", { name: "More detail" });
    expect(api.of("POST")[0]?.body).toEqual({ mood: "sad", moodScore: 9, notes: "a long day" });
    await open(user);
    expect(screen.getByRole("textbox")).toHaveValue("");
    expect(button("Sad")).toHaveAttribute("aria-pressed", "false");
    await user.click(button("Sad"));
    expect(screen.getByRole("slider")).toHaveValue("5");
  });

  it("MOOD-06 says after a save from the form what quick mode says, with the same way back", async () => {
    const { api, user } = setUp();
    await open(user);
    await user.click(button("Sad"));
    await user.click(button("Save"));
    expect(await screen.findByText("Sad, saved.")).toBeInTheDocument();
    await user.click(button("Undo"));
    await waitFor(() => expect(api.of("DELETE")).toHaveLength(1));
    expect(screen.getByText("Undone.")).toBeInTheDocument();
  });

  it("VALD-07 leaves an empty note out", async () => {
    const { api, user } = setUp();
    await open(user);
    await user.click(button("Happy"));
    await user.type(screen.getByRole("textbox"), "   ");
    await user.click(button("Save"));
    await waitFor(() => expect(api.of("POST")[0]?.body).toEqual({ mood: "happy", moodScore: 5 }));
  });

  it("ERR-03 loses nothing when the save fails: the form stays as it was", async () => {
    const { user } = setUp({ failing: true });
    await open(user);
    await user.click(button("Sad"));
    await user.type(screen.getByRole("textbox"), "hard to write twice");
    await user.click(button("Save"));
    await screen.findByText("Failed to log mood. Please try again.");
    expect(screen.getByRole("textbox")).toHaveValue("hard to write twice");
    expect(button("Sad")).toHaveAttribute("aria-pressed", "true");
  });

  it("keeps an unsaved note through a reload", async () => {
    const { user } = setUp();
    await open(user);
    await user.type(screen.getByRole("textbox"), "half a thought");
    document.body.innerHTML = "";
    setUp();
    await open(user);
    expect(screen.getByRole("textbox")).toHaveValue("half a thought");
  });

  it("opens the crisis dialog with a destructive toast when the note shows a crisis", async () => {
    const { user } = setUp({ crisis: true });
    await open(user);
    await user.click(button("Sad"));
    await user.click(button("Save"));
    const title = await screen.findByText("Crisis Support Available");
    expect(title.closest("[role=alert]")).toBeInTheDocument();
    expect(document.querySelector("dialog")).toHaveAttribute("open");
    expect(screen.queryByText("Mood logged successfully")).not.toBeInTheDocument();
  });

  it("CRIS-09 CRIS-16 leaves help in reach, the focus near and no talk of a window once that is closed", async () => {
    const { user } = setUp({ crisis: true });
    await open(user);
    await user.click(button("Sad"));
    await user.type(screen.getByRole("textbox"), "I want to kill myself");
    await user.click(button("Save"));
    await screen.findByRole("button", { name: "More detail" });
    const dialog = document.querySelector("dialog") as HTMLDialogElement;
    (document.activeElement as HTMLElement).blur();
    act(() => {
      dialog.open = false;
      fireEvent(dialog, new Event("close"));
    });
    expect(screen.getByRole("heading", { name: MOOD_COPY.adult.question })).toHaveFocus();
    expect(screen.queryByText("Crisis Support Available")).not.toBeInTheDocument();
    expect(screen.getByText(/Help is one tap away/)).toBeInTheDocument();
    expect(button("Crisis")).toHaveAttribute("commandfor", dialog.id);
    expect(screen.getByRole("link", { name: "My safety plan" })).toHaveAttribute("href", "/safety-plan");
  });

  it("opens the crisis dialog with the network down, and keeps the note", async () => {
    fakeBrowserApi({
      "POST /api/mood": () => {
        throw new TypeError("Failed to fetch");
      },
    });
    renderPage(<MoodTracker audience="adult" />, [[["/api/mood"], []]]);
    await userEvent.click(button("More detail"));
    await userEvent.click(button("Sad"));
    await userEvent.type(screen.getByRole("textbox"), "I want to kill myself");
    await userEvent.click(button("Save"));
    await screen.findByText("Crisis Support Available");
    expect(document.querySelector("dialog")).toHaveAttribute("open");
    expect(screen.getByRole("textbox")).toHaveValue("I want to kill myself");
  });

  it("opens the crisis dialog also when the note was refused", async () => {
    fakeBrowserApi({
      "GET /api/mood": () => ({ status: 200, body: [] }),
      "POST /api/mood": () => ({ status: 429, body: { message: "Slow down", crisis_detected: true } }),
    });
    renderPage(<MoodTracker audience="adult" />, [[["/api/mood"], []]]);
    await userEvent.click(button("Sad"));
    await screen.findByText("Crisis Support Available");
    expect(document.querySelector("dialog")).toHaveAttribute("open");
  });
});
