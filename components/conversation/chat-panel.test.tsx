/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { isCrisisDialogOpen } from "@/lib/client/crisis";
import type { ShownMessage } from "@/lib/features/conversation/client";
import { messagesKey, REMINDER_MS } from "@/lib/features/conversation/constants";
import { chatMessage, fakeChatApi, readFakeEvents, SESSION } from "@/tests/fakes/chat-api";
import { renderPage } from "@/tests/support/render-page";
import { ChatPanel } from "./chat-panel";
import type { ChatPerson } from "./types";

jest.mock("@/lib/client/event-stream", () => ({ readEvents: (response: unknown) => readFakeEvents(response) }));

const ADULT: ChatPerson = {
  audience: "adult",
  firstName: "Maya",
  language: "en",
  mode: "cultural",
  voice: { onDeviceOnly: false, preference: false },
};
const CHILD: ChatPerson = { ...ADULT, audience: "child", firstName: "Leo", mode: null };

interface Setup extends NonNullable<Parameters<typeof fakeChatApi>[0]> {
  person?: ChatPerson;
}

function setUp({ person = ADULT, ...rest }: Setup = {}) {
  const api = fakeChatApi(rest);
  renderPage(<ChatPanel sessionId={SESSION} person={person} />, [[messagesKey(SESSION), rest.messages ?? []]]);
  return { api, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
const sendButton = () => screen.getByRole("button", { name: "Send" });
const log = () => screen.getByRole("log", { name: /Conversation|Chat/ });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const ACCEPTED = {
  event: "accepted",
  data: { userMessageId: "own", crisis_detected: false, concern: "none", severity: "none" },
} as const;
const done = (message: Partial<ShownMessage> = {}) =>
  ({ event: "done", data: { message: chatMessage({ id: "reply", ...message }) } }) as const;

async function say(text: string, user: ReturnType<typeof userEvent.setup>) {
  await user.type(field(), `${text}{Enter}`);
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe("who answers", () => {
  it("CHAT-03 on phones folds the notice behind its first lines, until it is asked for", async () => {
    const { user } = setUp();
    const notice = screen.getByText(/not a substitute for professional medical advice/);
    expect(notice).toHaveClass("max-sm:line-clamp-2");
    await user.click(screen.getByRole("button", { name: "More" }));
    expect(notice).not.toHaveClass("max-sm:line-clamp-2");
  });

  it("CHAT-06 CHAT-07 the mode says what it means, also where no pointer hovers", () => {
    setUp();
    const mode = screen.getByRole("button", { name: "Cultural Mode" });
    expect(mode).toHaveAccessibleDescription(/keeps in mind the culture and faith/);
    expect(document.getElementById(mode.getAttribute("popovertarget") ?? "")).toHaveAttribute("popover", "auto");
  });

  it("CHAT-05 CHAT-21 names the persona and says that an AI answers", () => {
    setUp();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Sage");
    expect(screen.getByText("Online")).toBeVisible();
    expect(screen.getByText(/^AI guide/)).toBeVisible();
    expect(screen.getByText(/I'm Sage, an AI\./)).toBeVisible();
  });

  it("CHAT-05 CHAT-06 children meet Buddy, and no mode badge", () => {
    setUp({ person: CHILD });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Buddy");
    expect(screen.queryByText(/ Mode$/)).not.toBeInTheDocument();
  });

  it.each([
    ["cultural", "Cultural Mode"],
    ["standard", "Standard Mode"],
  ] as const)("CHAT-06 CHAT-07 shows adults the badge of %s mode", (mode, label) => {
    setUp({ person: { ...ADULT, mode } });
    expect(screen.getByText(label)).toBeVisible();
  });

  it("CHAT-03 shows the supervision banner of a session", () => {
    setUp();
    expect(document.querySelector('[data-variant="therapy-session"]')).toHaveTextContent(/talking with an AI/);
  });

  it("R-01 says again that an AI answers, counted from the first message", async () => {
    const createdAt = new Date(Date.now() - REMINDER_MS.adult + 60_000).toISOString();
    setUp({ messages: [chatMessage({ createdAt })] });
    expect(screen.queryByText(/A reminder: Sage is an AI/)).not.toBeInTheDocument();
    await pass(60_000);
    expect(screen.getByText(/A reminder: Sage is an AI/)).toBeVisible();
  });

  it("CHAT-21 says so in the person's own language", () => {
    setUp({ person: { ...ADULT, language: "es" } });
    expect(screen.getByText(/Soy Sage, una IA/)).toHaveAttribute("lang", "es");
  });
});

describe("where the reading begins", () => {
  const height = jest.spyOn(HTMLElement.prototype, "scrollHeight", "get");
  beforeEach(() => height.mockReturnValue(900));
  afterAll(() => height.mockRestore());
  const scrolled = () => log().closest("[tabindex='0']")?.scrollTop;

  it("CHAT-21 an empty conversation begins with the words about the AI, and goes along with the first message", async () => {
    const { user } = setUp();
    expect(scrolled()).toBe(0);
    await say("Hello", user);
    expect(scrolled()).toBe(900);
  });

  it("CHAT-08 one with messages begins at the newest", () => {
    setUp({ messages: [chatMessage()] });
    expect(scrolled()).toBe(900);
  });
});

describe("messages", () => {
  it("CHAT-08 shows each message with its time", () => {
    setUp({ messages: [chatMessage({ id: "a" }), chatMessage({ id: "b", role: "user", content: "Loud." })] });
    expect(within(log()).getAllByRole("listitem")).toHaveLength(2);
    expect(log().querySelectorAll("time[datetime='2026-11-20T12:34:00.000Z']")).toHaveLength(2);
    expect(log().querySelector("time")).toHaveTextContent(/^\d+:\d\d [AP]M$/);
  });

  it("CHAT-09 CHAT-10 a suggested activity is one button, and a tap sends its text", async () => {
    const metadata = { suggested_activities: ["Box breathing", "A short walk"] };
    const { api, user } = setUp({ messages: [chatMessage({ metadata })] });
    expect(screen.getByRole("button", { name: "Box breathing" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "A short walk" }));
    expect(api.sent.map(({ content }) => content)).toEqual(["A short walk"]);
  });

  it("CONST-02 reads the list again every 3000 ms and keeps it while it is unchanged", async () => {
    const { api } = setUp({ messages: [chatMessage()] });
    await pass(2999);
    expect(api.list.readings).toBe(0);
    await pass(1);
    await pass(3000);
    expect(api.list).toMatchObject({ readings: 2, unchanged: 1 });
    api.list.messages = [chatMessage(), chatMessage({ id: "new", content: "From the other tab" })];
    api.list.tag = 'W/"2"';
    await pass(3000);
    expect(await screen.findByText("From the other tab")).toBeVisible();
  });
});

describe("sending", () => {
  it("CHAT-14 Enter sends, Shift and Enter begins a new line", async () => {
    const { api, user } = setUp();
    await user.type(field(), "one{Shift>}{Enter}{/Shift}two");
    expect(api.sent).toHaveLength(0);
    await user.keyboard("{Enter}");
    expect(api.sent.map(({ content }) => content)).toEqual(["one\ntwo"]);
    expect(field()).toHaveValue("");
  });

  it("CHAT-14 an Enter that chooses a word in Safari, after the composition has ended, sends nothing", async () => {
    const { api, user } = setUp();
    await user.type(field(), "にほ");
    fireEvent.compositionEnd(field(), { data: "にほ" });
    fireEvent.keyDown(field(), { key: "Enter", keyCode: 229, isComposing: false });
    expect([api.sent.length, field()]).toEqual([0, expect.objectContaining({ value: "にほ" })]);
    fireEvent.keyDown(field(), { key: "Enter", keyCode: 13 });
    expect(api.sent.map(({ content }) => content)).toEqual(["にほ"]);
  });

  it("VALD-05 sends nothing that is blank", async () => {
    const { api, user } = setUp();
    await user.type(field(), "   {Enter}");
    await user.click(sendButton());
    expect(api.sent).toHaveLength(0);
    expect(sendButton()).toHaveAttribute("aria-disabled", "true");
  });

  it("VALD-04 keeps a text over 10000 characters and says why it is not sent", async () => {
    const { api, user } = setUp();
    const long = "a".repeat(10_001);
    fireEvent.change(field(), { target: { value: long } });
    await user.type(field(), "{Enter}");
    expect(screen.getByText("Message content is too long")).toBeVisible();
    expect(field()).toBeInvalid();
    expect([field().value.length, api.sent.length]).toEqual([10_001, 0]);
    fireEvent.change(field(), { target: { value: long.slice(1) } });
    expect(field()).toBeValid();
  });

  it("VALD-04 CRIS-16 a crisis in a text over 10000 characters goes to the server and opens help", async () => {
    const { api, user } = setUp();
    fireEvent.change(field(), { target: { value: `I want to kill myself. ${"a".repeat(10_001)}` } });
    await user.type(field(), "{Enter}");
    await waitFor(() => expect(document.querySelector<HTMLDialogElement>("#crisis-dialog")?.open).toBe(true));
    await waitFor(() => expect(api.sent).toHaveLength(1));
  });

  it("CHAT-11 CHAT-12 thinks for at least 800 ms, then shows the answer and reads the list again", async () => {
    const { api, user } = setUp();
    await say("It is loud in here", user);
    expect(screen.getByText("Sage is thinking")).toBeVisible();
    await act(async () => {
      api.sent[0]?.emit(ACCEPTED);
      api.sent[0]?.emit({ event: "delta", data: { text: "Loud how?" } });
      api.sent[0]?.emit(done({ content: "Loud how?" }));
    });
    await pass(700);
    expect(screen.queryByText("Loud how?")).not.toBeInTheDocument();
    api.list.messages = [
      chatMessage({ id: "own", role: "user", content: "It is loud in here" }),
      done({ content: "Loud how?" }).data.message,
    ];
    await pass(400);
    expect(screen.queryByText("Sage is thinking")).not.toBeInTheDocument();
    expect(within(log()).getByText("Loud how?")).toBeVisible();
    expect(screen.getAllByText("It is loud in here")).toHaveLength(1);
    expect(api.list.readings).toBeGreaterThan(0);
  });

  it("CHAT-15 sends nothing else while a message is on its way", async () => {
    const { api, user } = setUp();
    await say("first", user);
    await say("second", user);
    expect(api.sent.map(({ content }) => content)).toEqual(["first"]);
    expect(field()).toHaveValue("second");
  });
});

describe("a send that fails", () => {
  it("ERR-07 keeps the text, says so, and tries again under the same key", async () => {
    const { api, user } = setUp({ refusals: [{ status: 500, body: { message: "away" } }] });
    await say("do not lose this", user);
    expect(await screen.findByText("Failed to send message. Please try again.")).toBeVisible();
    expect(field()).toHaveValue("do not lose this");
    const firstKey = api.calls[0]?.headers["Idempotency-Key"];
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(api.sent[0]).toMatchObject({ content: "do not lose this", key: firstKey });
  });

  it("ERR-07 a changed text is a message of its own", async () => {
    const { api, user } = setUp({ refusals: [{ status: 500 }] });
    await say("first", user);
    await waitFor(() => expect(field()).toHaveValue("first"));
    await user.type(field(), " and more{Enter}");
    expect(api.sent[0]?.content).toBe("first and more");
    expect(api.sent[0]?.key).not.toBe(api.calls[0]?.headers["Idempotency-Key"]);
  });

  it("keeps an unsent text over a reload, and forgets it once it is accepted", async () => {
    const { api, user } = setUp();
    await user.type(field(), "half a thought");
    expect(Object.values({ ...sessionStorage })).toContain("half a thought");
    await user.keyboard("{Enter}");
    await act(async () => api.sent[0]?.emit(ACCEPTED));
    expect(Object.keys(sessionStorage).filter((name) => name.startsWith("willow.draft."))).toEqual([]);
  });

  it("says that the message is saved when the answer breaks off, and asks for it again", async () => {
    const { api, user } = setUp();
    await say("are you there", user);
    await act(async () => api.sent[0]?.emit(ACCEPTED));
    await act(async () => api.sent[0]?.breakOff());
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(api.sent.map(({ key }) => key)).toEqual([api.sent[0]?.key, api.sent[0]?.key]);
    expect(field()).toHaveValue("");
  });

  it.each([
    [402, "plan_limit", "You've started five", "link"],
    [409, "reply_pending", "Wait a moment", "button"],
  ])("explains %i %s and keeps the text", async (status, code, message, role) => {
    const { user } = setUp({ refusals: [{ status, body: { code, message } }] });
    await say("hello", user);
    const notice = (await screen.findByText(message)).parentElement as HTMLElement;
    expect(within(notice).getByRole(role)).toBeVisible();
    expect(field()).toHaveValue("hello");
    expect(screen.queryByText("Failed to send message. Please try again.")).not.toBeInTheDocument();
  });

  it("R-07 in an old talk of a child whose yes was taken back says so, in place of Online and of an answer", async () => {
    const body = { code: "consent_required", message: "A parent or guardian took their yes back." };
    const person: ChatPerson = { ...CHILD, shut: "withdrawn" };
    const { user } = setUp({ person, refusals: [{ status: 403, body }], messages: [chatMessage()] });
    expect(screen.getByText("On a break")).toBeVisible();
    expect(screen.queryByText("Online")).toBeNull();
    expect(field()).toHaveAttribute("placeholder", "Buddy can't answer now");
    await say("Hello", user);
    expect(
      await screen.findByText(/Your grown-up changed their yes to no for now.*tap the red Help! button/),
    ).toBeVisible();
    expect(screen.queryByText(/e-mail/)).toBeNull();
    expect(field()).toHaveValue("Hello");
  });

  it("offers a child no purchase at the plan's limit", async () => {
    const body = { code: "plan_limit", message: "Ask a parent if you want more." };
    const { user } = setUp({ person: CHILD, refusals: [{ status: 402, body }] });
    await say("hello", user);
    expect(await screen.findByText("Ask a parent if you want more.")).toBeVisible();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});

describe("a crisis", () => {
  const opened = () => waitFor(() => expect(isCrisisDialogOpen()).toBe(true));

  it("CHAT-16 CHAT-17 opens the dialog as soon as the message is accepted, with one sentence that names 988", async () => {
    const { api, user } = setUp();
    await say("the usual", user);
    await act(async () =>
      api.sent[0]?.emit({
        event: "accepted",
        data: { ...ACCEPTED.data, crisis_detected: true, concern: "clear", severity: "high" },
      }),
    );
    await opened();
    expect(screen.getByRole("alert")).toHaveTextContent(/Crisis Support Available.*988/);
  });

  it("CHAT-16 CHAT-19 opens the dialog when the message is accepted again with what was seen meanwhile", async () => {
    const { api, user } = setUp();
    await say("the usual", user);
    await act(async () => {
      api.sent[0]?.emit(ACCEPTED);
      api.sent[0]?.emit({ event: "delta", data: { text: "That sounds " } });
    });
    expect(isCrisisDialogOpen()).toBe(false);
    await act(async () =>
      api.sent[0]?.emit({
        event: "accepted",
        data: { ...ACCEPTED.data, crisis_detected: true, concern: "clear", severity: "high" },
      }),
    );
    await opened();
    expect(screen.getByRole("alert")).toHaveTextContent(/Crisis Support Available.*988/);
  });

  it("CHAT-16 opens it for a refused message too", async () => {
    const body = { code: "plan_limit", message: "Upgrade", crisis_detected: true };
    const { user } = setUp({ refusals: [{ status: 402, body }] });
    await say("the usual", user);
    await opened();
  });

  it("CHAT-20 opens it with the network down", async () => {
    const { api, user } = setUp();
    api.network.down = true;
    await say("I want to kill myself tonight", user);
    await opened();
    expect(field()).toHaveValue("I want to kill myself tonight");
  });
});
