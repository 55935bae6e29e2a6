/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SessionChanges } from "@/components/conversation/session-options";
import { isCrisisDialogOpen } from "@/lib/client/crisis";
import { onToolOpened, type ToolCall } from "@/lib/client/tools";
import type { ShownSession } from "@/lib/features/conversation/client";
import { messagesKey } from "@/lib/features/conversation/constants";
import { TRAUMA_APPROACHES, TRAUMA_TYPES } from "@/lib/features/conversation/trauma/constants";
import { traumaSessionsKey } from "@/lib/features/trauma/constants";
import { sessionLine } from "@/tests/factories/sessions";
import { chatMessage, fakeChatApi, readFakeEvents, SESSION } from "@/tests/fakes/chat-api";
import { renderPage } from "@/tests/support/render-page";
import { Talk } from "./later";
import { TraumaRoom } from "./trauma-room";

jest.mock("@/lib/client/event-stream", () => ({ readEvents: (response: unknown) => readFakeEvents(response) }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ replace: jest.fn() }) }));

// Load the lazy parts up front, as if the page had been open for a moment.
beforeAll(() => Promise.all([Talk.ahead(), SessionChanges.ahead()]));

const talk = (part: Partial<ShownSession> = {}): ShownSession =>
  sessionLine({
    id: SESSION,
    title: "Slowly",
    mood: "trauma therapy",
    traumaType: "grief",
    therapyApproach: "dbt",
    safetyLevel: 8,
    ...part,
  });

interface Setup {
  sessions?: ShownSession[];
  talkId?: string | null;
  answers?: Record<string, { status: number; body?: unknown }>;
}

function setUp({ sessions = [], talkId = null, answers = {} }: Setup = {}) {
  const api = fakeChatApi({
    answers: { "GET /api/chat/sessions?mood=trauma%20therapy": { status: 200, body: sessions }, ...answers },
  });
  renderPage(
    <TraumaRoom person={{ language: "en" }} talkId={talkId} region="US">
      <p>People you can reach: 988</p>
    </TraumaRoom>,
    [
      [traumaSessionsKey, sessions],
      [messagesKey(SESSION), []],
    ],
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return {
    api,
    user,
    posted: (path: string) => api.calls.filter((call) => call.path === path && call.method !== "GET"),
  };
}

const slider = () => screen.getByRole("slider", { name: "Safety level" });
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
const sendButton = () => screen.getByRole("button", { name: "Send" });
const start = () => screen.getByRole("button", { name: "Start Session" });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const setLevel = (level: number) => fireEvent.change(slider(), { target: { value: String(level) } });
const alertBanner = () => screen.queryByText("You don't have to be alone with this");

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe("the screen", () => {
  it("TRAU-01 TRAU-11 has list, crisis resources, form, pane and slider at once", () => {
    setUp({ sessions: [talk()] });
    expect(screen.getByRole("heading", { level: 1, name: "Trauma Therapy" })).toBeVisible();
    expect(screen.getByRole("button", { name: /^Slowly/ })).toBeVisible();
    expect(screen.getByText("People you can reach: 988")).toBeVisible();
    expect(start()).toBeVisible();
    expect(field()).toBeVisible();
    expect(slider()).toBeVisible();
  });

  it("R-19 R-15 begins with a note that can be skipped, says that history remains, and leaving is one tap", () => {
    setUp();
    expect(screen.getByRole("link", { name: "Skip to calming tools" })).toHaveAttribute("href", "#calming-tools");
    expect(screen.getByText(/history still shows that you were here/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Leave" })).toHaveAttribute("href", "/");
  });

  it("opens grounding with one tap", async () => {
    const { user } = setUp();
    const opened: ToolCall[] = [];
    const off = onToolOpened((call) => opened.push(call));
    await user.click(screen.getByRole("button", { name: "Ground me" }));
    off();
    expect(opened).toEqual([{ tool: "grounding", sessionId: null }]);
  });

  it("says what to do where there is no session yet", () => {
    setUp();
    expect(screen.getByText(/No sessions yet/)).toBeVisible();
    expect(screen.getByText("No session is open")).toBeVisible();
  });
});

it("what was written before a talk was open stands in the field of the one that is opened", async () => {
  const { user } = setUp({ sessions: [talk()] });
  await user.type(field(), "It is a hard day");
  await user.click(screen.getByRole("button", { name: /^Slowly/ }));
  await pass(50);
  expect(field()).toHaveValue("It is a hard day");
});

describe("the safety level", () => {
  it("TRAU-03 runs from 1 to 10, begins at 7 and says what the ends mean", () => {
    setUp();
    expect(slider()).toHaveAttribute("min", "1");
    expect(slider()).toHaveAttribute("max", "10");
    expect(slider()).toHaveValue("7");
    setLevel(1);
    expect(slider()).toHaveAttribute("aria-valuetext", "1 of 10, in crisis");
    setLevel(10);
    expect(slider()).toHaveAttribute("aria-valuetext", "10 of 10, completely safe");
  });

  it("TRAU-04 TRAU-06 shows the alert at 4 and lower, with 988, 741741 and 911", () => {
    setUp();
    setLevel(5);
    expect(alertBanner()).not.toBeInTheDocument();
    setLevel(4);
    expect(alertBanner()).toBeVisible();
    const alert = screen.getAllByRole("alert").find((each) => within(each).queryByText(/alone with this/));
    for (const [name, href] of [
      [/988/, "tel:988"],
      [/741741/, "sms:741741"],
      [/911/, "tel:911"],
    ] as const)
      expect(within(alert as HTMLElement).getByRole("link", { name })).toHaveAttribute("href", href);
  });

  it.each([
    [4, "destructive"],
    [5, "secondary"],
    [6, "secondary"],
    [7, "default"],
  ])("TRAU-05 TRAU-06 at %i the badge is %s", (level, variant) => {
    setUp();
    setLevel(level);
    const badges = [...document.querySelectorAll("[data-variant]")].filter((each) => each.textContent?.includes("/10"));
    expect(badges.length).toBeGreaterThan(0);
    for (const badge of badges) expect(badge).toHaveAttribute("data-variant", variant);
  });

  it("TRAU-03 is that of the open talk, can be changed in it, and is kept once it rests", async () => {
    const { posted } = setUp({
      sessions: [talk()],
      talkId: SESSION,
      answers: { [`PATCH /api/trauma-therapy/session/${SESSION}`]: { status: 200, body: talk({ safetyLevel: 3 }) } },
    });
    expect(slider()).toHaveValue("8");
    setLevel(5);
    setLevel(3);
    expect(alertBanner()).toBeVisible();
    await pass(600);
    expect(posted(`/api/trauma-therapy/session/${SESSION}`).map(({ body }) => body)).toEqual([{ safetyLevel: 3 }]);
  });

  it("is kept for each talk, also by whoever goes from one to the next at once", async () => {
    const other = talk({ id: "7f1c1f0e-8f43-4b57-9c1d-0b8a2f7f5a12", title: "Another" });
    const { user, posted } = setUp({ sessions: [talk(), other], talkId: SESSION });
    setLevel(3);
    await user.click(screen.getByRole("button", { name: /^Another/ }));
    setLevel(9);
    await pass(600);
    expect(posted(`/api/trauma-therapy/session/${SESSION}`)[0]?.body).toEqual({ safetyLevel: 3 });
    expect(posted(`/api/trauma-therapy/session/${other.id}`)[0]?.body).toEqual({ safetyLevel: 9 });
  });
});

describe("starting a session", () => {
  it("TRAU-07 TRAU-08 offers the documented types and approaches, and none of those for the young", () => {
    setUp();
    const values = (name: string) =>
      within(screen.getByRole("combobox", { name }))
        .getAllByRole<HTMLOptionElement>("option")
        .map(({ value }) => value);
    expect(values("Trauma type")).toEqual(["", ...TRAUMA_TYPES, ""]);
    expect(values("Approach")).toEqual([...TRAUMA_APPROACHES]);
    expect(screen.getByRole("combobox", { name: "Approach" })).toHaveValue("tf_cbt");
  });

  it("TRAU-10 shows nobody the approaches for young users", () => {
    setUp();
    expect(screen.queryByRole("option", { name: /play|art|family|children/i })).not.toBeInTheDocument();
  });

  it("TRAU-09 ERR-20 without a type says so at the field and in a toast, and sends nothing", async () => {
    const { user, posted } = setUp();
    expect(screen.getByRole("combobox", { name: "Trauma type" })).toBeRequired();
    await user.click(start());
    expect(screen.getByText("Trauma Type Required")).toBeVisible();
    expect(screen.getAllByText("Please select a trauma type to begin your session.").length).toBe(2);
    expect(screen.getByRole("combobox", { name: "Trauma type" })).toBeInvalid();
    expect(screen.getByRole("combobox", { name: "Trauma type" })).toHaveFocus();
    expect(posted("/api/trauma-therapy/session")).toEqual([]);
  });

  it("API-40 sends title, mood, type, approach and level, and opens the talk with what was written before", async () => {
    const { user, posted } = setUp({
      answers: { "POST /api/trauma-therapy/session": { status: 201, body: talk({ safetyLevel: 3 }) } },
    });
    await user.type(field(), "I am here");
    await user.selectOptions(screen.getByRole("combobox", { name: "Trauma type" }), "grief");
    await user.selectOptions(screen.getByRole("combobox", { name: "Approach" }), "dbt");
    setLevel(3);
    await user.click(start());
    await pass(50);
    expect(posted("/api/trauma-therapy/session")[0]?.body).toEqual({
      mood: "trauma therapy",
      traumaType: "grief",
      therapyApproach: "dbt",
      safetyLevel: 3,
    });
    expect(screen.getByRole("heading", { level: 2, name: "Slowly" })).toHaveFocus();
    expect(field()).toHaveValue("I am here");
    expect(screen.getByText(/we'll only do what steadies you. You don't have to tell me anything/)).toBeVisible();
  });

  it("ERR-16 says when it failed, keeps what was chosen, and tries again with the same key", async () => {
    const { user, posted } = setUp({ answers: { "POST /api/trauma-therapy/session": { status: 500, body: {} } } });
    await user.selectOptions(screen.getByRole("combobox", { name: "Trauma type" }), "medical");
    await user.click(start());
    await pass(50);
    expect(screen.getByText("Failed to create therapy session.")).toBeVisible();
    expect(screen.getByRole("combobox", { name: "Trauma type" })).toHaveValue("medical");
    await user.click(start());
    await pass(50);
    const keys = posted("/api/trauma-therapy/session").map(({ headers }) => headers["Idempotency-Key"]);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it("CRIS-16 opens help when the title shows a crisis", async () => {
    const { user } = setUp({
      answers: { "POST /api/trauma-therapy/session": { status: 201, body: { ...talk(), crisis_detected: true } } },
    });
    await user.selectOptions(screen.getByRole("combobox", { name: "Trauma type" }), "grief");
    await user.click(start());
    await pass(50);
    expect(isCrisisDialogOpen()).toBe(true);
  });
});

it("TRAU-05 a danger that was told in the talk stands over the number that was set before", async () => {
  const told = (kind: string) =>
    chatMessage({ role: "assistant", metadata: { crisis: { kind, severity: "high", turn: 0, sign: true } } as never });
  const { api } = setUp({ sessions: [talk()], talkId: SESSION });
  expect(screen.getAllByText(/Safe enough/).length).toBeGreaterThan(0);
  api.list.messages = [chatMessage({ id: "own", role: "user", content: "I have pills" }), told("suicide")];
  api.list.tag = 'W/"2"';
  await pass(3100);
  expect(screen.queryByText(/Safe enough/)).toBeNull();
  expect(screen.getByText(/What you wrote sounds serious/)).toBeVisible();
  expect(screen.getByRole("link", { name: /988/ })).toHaveAttribute("href", "tel:988");
  expect(slider()).toHaveValue("8");
  api.list.messages = [...api.list.messages, chatMessage({ id: "guide", role: "assistant", content: "And now?" })];
  api.list.tag = 'W/"3"';
  await pass(3100);
  expect(screen.getAllByText(/Safe enough/).length).toBeGreaterThan(0);
});

it("a talk that is opened comes into view with its field, and its name takes the focus", async () => {
  const seen: Element[] = [];
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this);
  };
  const { user } = setUp({ sessions: [talk()] });
  await user.click(screen.getByRole("button", { name: /^Slowly/ }));
  await pass(50);
  expect(screen.getByRole("heading", { level: 2, name: "Slowly" })).toHaveFocus();
  expect(seen.some((element) => element.contains(field()))).toBe(true);
});

describe("the talk", () => {
  const inTalk = (part: Partial<Setup> = {}) => setUp({ sessions: [talk()], talkId: SESSION, ...part });

  it("VALD-22 nothing can be sent while no session is open, and Enter does not send either", async () => {
    const { user, posted } = setUp();
    await user.type(field(), "Hello{Enter}");
    expect(sendButton()).toHaveAttribute("aria-disabled", "true");
    expect(posted("/api/trauma-therapy/message")).toEqual([]);
    expect(field()).toHaveValue("Hello");
  });

  it("CRIS-16 a crisis that is written before any talk is open brings help up all the same", async () => {
    const { user } = setUp();
    await user.type(field(), "I want to kill myself");
    await pass(1000);
    expect(isCrisisDialogOpen()).toBe(true);
  });

  it("VALD-22 send waits for a text and for the answer before, and Enter sends", async () => {
    const { user, api } = inTalk();
    expect(sendButton()).toHaveAttribute("aria-disabled", "true");
    await user.type(field(), "I can't sleep");
    expect(sendButton()).not.toHaveAttribute("aria-disabled", "true");
    await user.keyboard("{Enter}");
    await pass(10);
    expect(api.sent).toHaveLength(1);
    await user.type(field(), "More");
    expect(sendButton()).toHaveAttribute("aria-disabled", "true");
  });

  it("API-41 sends session, text, type, approach and the level of now, and shows the answer", async () => {
    const { user, api, posted } = inTalk();
    setLevel(6);
    await user.type(field(), "I can't sleep{Enter}");
    await pass(10);
    expect(posted("/api/trauma-therapy/message")[0]?.body).toEqual({
      sessionId: SESSION,
      content: "I can't sleep",
      traumaType: "grief",
      therapyApproach: "dbt",
      safetyLevel: 6,
    });
    api.sent[0]?.emit({
      event: "accepted",
      data: { userMessageId: "own", crisis_detected: false, concern: "none", severity: "none" },
    });
    const answer = chatMessage({ id: "reply", role: "ai" as "assistant", content: "Look around the room." });
    api.list.messages = [
      chatMessage({ id: "own", role: "user", content: "I can't sleep" }),
      { ...answer, role: "assistant" },
    ];
    api.sent[0]?.emit({ event: "done", data: { message: answer } });
    await pass(2000);
    expect(screen.getByRole("log")).toHaveTextContent("Look around the room.");
    expect(screen.getAllByText(/Look around the room\./)).toHaveLength(1);
  });

  it("ERR-15 a failed send says so and gives the text back", async () => {
    const { user } = inTalk({ answers: { "POST /api/trauma-therapy/message": { status: 500, body: {} } } });
    await user.type(field(), "Stay with me{Enter}");
    await pass(50);
    expect(screen.getByText("Failed to send message. Please try again.")).toBeVisible();
    expect(field()).toHaveValue("Stay with me");
  });

  it("CRIS-16 a crisis opens the dialog", async () => {
    const { user, api } = inTalk();
    await user.type(field(), "hello{Enter}");
    await pass(10);
    api.sent[0]?.emit({
      event: "accepted",
      data: { userMessageId: "own", crisis_detected: true, concern: "clear", severity: "high" },
    });
    await pass(50);
    expect(isCrisisDialogOpen()).toBe(true);
  });

  it("CONST-02 TRAU-12 its messages are read again every three seconds, unchanged ones as 304", async () => {
    const { api } = inTalk();
    await pass(100);
    const before = api.list.readings;
    await pass(6000);
    expect(api.list.readings - before).toBe(2);
    expect(api.list.unchanged).toBeGreaterThan(0);
  });

  it("R-20 can be left with one tap, says that all is kept, and can be opened again", async () => {
    const { user } = inTalk();
    await user.click(screen.getByRole("button", { name: "Leave this session" }));
    expect(screen.getByText("No session is open")).toBeVisible();
    expect(screen.getByText("You left the session. Everything is saved.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: /^Slowly/ }));
    expect(screen.getByRole("heading", { level: 2, name: "Slowly" })).toHaveFocus();
    expect(window.location.search).toBe(`?talk=${SESSION}`);
  });

  it("says what EMDR and exposure are left to", () => {
    inTalk();
    expect(screen.getByText(/It doesn't do EMDR or exposure/)).toBeVisible();
  });
});

it("TRAU-11 a list that did not load can be asked for again", async () => {
  fakeChatApi({ answers: { "GET /api/chat/sessions?mood=trauma%20therapy": { status: 500, body: {} } } });
  renderPage(
    <TraumaRoom person={{ language: "en" }} talkId={null} region="US">
      <p>more</p>
    </TraumaRoom>,
  );
  await pass(10_000);
  expect(screen.getByText("Your sessions didn't load.")).toBeVisible();
});
