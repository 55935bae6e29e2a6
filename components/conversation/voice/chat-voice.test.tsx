/** @jest-environment jsdom */
import { act, fireEvent, screen } from "@testing-library/react";
import { ChatPanel } from "@/components/conversation/chat-panel";
import type { ChatPerson } from "@/components/conversation/types";
import { openCrisisDialog } from "@/lib/client/crisis";
import { messagesKey } from "@/lib/features/conversation/constants";
import { AUTO_SEND_MS, AUTO_START_MS, LISTEN_AFTER_START_MS } from "@/lib/features/conversation/voice/constants";
import type { VoicePerson } from "@/lib/features/conversation/voice/types";
import { fakeBrowserSpeech } from "@/tests/fakes/browser-speech";
import { chatMessage, fakeChatApi, readFakeEvents, SESSION } from "@/tests/fakes/chat-api";
import { renderPage } from "@/tests/support/render-page";
import { visit } from "./visit";

jest.mock("@/lib/client/event-stream", () => ({ readEvents: (response: unknown) => readFakeEvents(response) }));

type Browser = Parameters<typeof fakeBrowserSpeech>[0];

const ADULT: ChatPerson = {
  audience: "adult",
  firstName: "Maya",
  language: "en",
  mode: "standard",
  voice: { onDeviceOnly: false, preference: false },
};
const CHILD: ChatPerson = { ...ADULT, audience: "child", mode: null, voice: { onDeviceOnly: true, preference: false } };

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole("button", { name });
const noButton = (name: string) => expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
async function press(name: string) {
  fireEvent.click(button(name));
  await pass(LISTEN_AFTER_START_MS + 10);
}

interface Setup {
  person?: ChatPerson;
  voice?: Partial<VoicePerson>;
  browser?: Browser;
  messages?: ReturnType<typeof chatMessage>[];
}

async function setUp({ person = ADULT, voice, browser, messages = [] }: Setup = {}) {
  const speech = fakeBrowserSpeech(browser);
  const api = fakeChatApi({ messages });
  const whole = { ...person, voice: { ...person.voice, ...voice } };
  const view = renderPage(<ChatPanel sessionId={SESSION} person={whole} />, [[messagesKey(SESSION), messages]]);
  await pass(0);
  return { speech, api, ...view };
}

function tap(hasBeenActive: boolean) {
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive }, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  Object.assign(visit, { textChosen: false, denied: false });
  sessionStorage.clear();
  localStorage.clear();
  tap(false);
});
afterEach(() => jest.useRealTimers());

describe("the controls", () => {
  it("CHAT-13 both modes have theirs", async () => {
    await setUp();
    for (const name of ["Start Conversation", "Voice mode", "Audio", "Microphone", "Send"]) {
      expect(button(name)).toBeVisible();
    }
    await press("Voice mode");
    for (const name of ["Start Conversation", "Text mode", "Audio"]) expect(button(name)).toBeVisible();
    noButton("Send");
    await press("Text mode");
    expect(button("Send")).toBeVisible();
  });

  it("ADMN-04 while staff have closed voice there are none, and the chat is typed as ever", async () => {
    await setUp({ voice: { closed: true, preference: false } });
    for (const name of ["Start Conversation", "Voice mode", "Audio", "Microphone"]) noButton(name);
    expect(button("Send")).toBeVisible();
  });

  it("CHAT-13 by keyboard, the focus goes along with a change of the mode", async () => {
    await setUp();
    button("Voice mode").focus();
    await press("Voice mode");
    expect(button("Text mode")).toHaveFocus();
    await press("Text mode");
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveFocus();
  });

  it("VOIC-14 opening voice mode listens to nothing; the state and Stop show from the first moment of a start", async () => {
    const { speech } = await setUp();
    await press("Voice mode");
    await pass(60_000);
    expect([speech.started.length, speech.seen.microphones]).toEqual([0, 0]);
    fireEvent.click(button("Start Conversation"));
    expect(button("Stop Conversation")).toBeVisible();
    expect(screen.getByText("Getting ready")).toBeVisible();
    await pass(LISTEN_AFTER_START_MS + 10);
    expect(screen.getByText("Listening")).toBeVisible();
    await press("Stop Conversation");
    expect(speech.running()).toBe(0);
  });

  it("VOIC-08 audio is a toggle that keeps its state through both modes", async () => {
    await setUp();
    expect(button("Audio")).toHaveAttribute("aria-pressed", "true");
    await press("Audio");
    await press("Voice mode");
    expect(button("Audio")).toHaveAttribute("aria-pressed", "false");
  });

  it("CHAT-13 the microphone adds words to the field, and sends nothing", async () => {
    const { speech, api } = await setUp();
    fireEvent.change(screen.getByRole("textbox", { name: "Message" }), { target: { value: "Well," } });
    fireEvent.click(button("Microphone"));
    await pass(LISTEN_AFTER_START_MS / 2);
    expect(screen.getByText("Getting ready")).toBeVisible();
    await pass(LISTEN_AFTER_START_MS);
    expect(screen.getByText("Listening")).toBeVisible();
    act(() => speech.say({ text: "it is late", isFinal: false }));
    expect(screen.getByText("it is late")).toBeVisible();
    act(() => speech.say({ text: "it is late", isFinal: true }));
    await pass(AUTO_SEND_MS);
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("Well, it is late");
    await pass(10_000);
    expect([api.sent.length, speech.running()]).toEqual([0, 0]);
  });
});

describe("a conversation", () => {
  it("VOIC-02 VOIC-03 VOIC-09 what was said is sent as text alone, and the answer is read aloud", async () => {
    const { speech, api } = await setUp();
    await press("Start Conversation");
    act(() => speech.say({ text: "It is loud", isFinal: true }));
    await pass(AUTO_SEND_MS);
    expect(api.sent.map(({ content }) => content)).toEqual(["It is loud"]);
    for (const { body } of api.calls) expect(JSON.stringify(body ?? {})).not.toMatch(/audio|blob|base64/i);
    await act(async () => {
      api.sent[0]?.emit({
        event: "accepted",
        data: { userMessageId: "own", crisis_detected: false, concern: "none", severity: "none" },
      });
      api.sent[0]?.emit({
        event: "done",
        data: { message: chatMessage({ id: "reply", content: "Loud how?" }) },
      });
    });
    await pass(2000);
    expect(speech.spoken.map(({ text }) => text)).toEqual(["Loud how?"]);
    expect(screen.getByText("Sage is speaking")).toBeVisible();
  });

  it("R-16 the captions keep up with somebody who talks on: the newest words are there", async () => {
    const { speech } = await setUp();
    await press("Start Conversation");
    act(() => speech.say({ text: `It began on Monday ${"and went on ".repeat(30)}until tonight`, isFinal: false }));
    expect(screen.getByText(/^….*until tonight$/)).toBeVisible();
    expect(screen.queryByText(/Monday/)).not.toBeInTheDocument();
  });

  it("ERR-07 what was said and did not go out is tried again under the same key", async () => {
    const { speech, api } = await setUp();
    await press("Start Conversation");
    api.network.down = true;
    act(() => speech.say({ text: "It is loud", isFinal: true }));
    await pass(AUTO_SEND_MS);
    const [lost] = api.calls.filter(({ path }) => path === "/api/chat/message");
    api.network.down = false;
    expect(screen.getByText("It is loud")).toBeVisible();
    expect(button("Start Conversation")).toBeVisible();
    await press("Try again");
    expect(api.sent).toMatchObject([{ content: "It is loud", key: lost?.headers["Idempotency-Key"] }]);
  });

  it("CHAT-16 VOIC-05 a crisis in what was said opens help, and help silences everything", async () => {
    const { speech } = await setUp();
    await press("Start Conversation");
    act(() => speech.say({ text: "I want to kill myself", isFinal: true }));
    await pass(AUTO_SEND_MS + 500);
    expect(document.querySelector<HTMLDialogElement>("#crisis-dialog")?.open).toBe(true);
    expect([speech.running(), speech.seen.microphones]).toEqual([0, 0]);
  });

  it("VOIC-13 the crisis dialog ends the listening, and leaving the page ends it for good", async () => {
    const { speech, unmount } = await setUp();
    await press("Start Conversation");
    act(() => openCrisisDialog());
    await pass(10_000);
    expect(speech.running()).toBe(0);
    unmount();
    document.querySelector("dialog")?.removeAttribute("open");
    await pass(10_000);
    expect([speech.running(), speech.seen.microphones]).toEqual([0, 0]);
  });

  it("VOIC-06 a denied microphone ends it with words, not with a toast", async () => {
    const { speech } = await setUp();
    await press("Start Conversation");
    act(() => speech.fail("not-allowed"));
    expect(screen.getByText("Microphone is blocked")).toBeVisible();
    expect(button("Start Conversation")).toBeVisible();
  });

  it.each([
    ["Start Conversation", ADULT, "Speech recognition is turned off", /turn on Dictation/],
    ["Microphone", ADULT, "Speech recognition is turned off", /Your microphone is fine/],
    ["Start Conversation", CHILD, "Talking is turned off on this device", /A grown-up can turn on Dictation/],
  ] as const)("VOIC-06 VOIC-12 after %s, a refused service is not blamed on the microphone", async (...row) => {
    const [name, person, title, advice] = row;
    const { speech } = await setUp({ person, browser: { onDevice: () => "available" } });
    await press(name);
    act(() => speech.fail("service-not-allowed"));
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(advice)).toBeVisible();
    expect(screen.queryByText(/microphone is (blocked|off)/i)).not.toBeInTheDocument();
  });

  it("CHAT-13 pressing the microphone again keeps what was heard so far", async () => {
    const { speech } = await setUp();
    await press("Microphone");
    act(() => speech.hear([{ said: "it is late", final: true, sure: 0 }]));
    await press("Microphone");
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("it is late");
    expect(speech.running()).toBe(0);
  });

  it("R-17 says truly where the voice goes, until that was understood on this device", async () => {
    const first = await setUp();
    await press("Start Conversation");
    expect(screen.getByText(/Your browser may send the sound to its maker/)).toBeVisible();
    await press("Got it");
    expect(screen.queryByText(/Your browser may send/)).not.toBeInTheDocument();
    first.unmount();
    await setUp();
    await press("Voice mode");
    expect(screen.queryByText(/Your browser may send/)).not.toBeInTheDocument();
  });
});

describe("what was understood", () => {
  it("R-17 dictation says where the voice goes as well", async () => {
    await setUp();
    await press("Microphone");
    expect(screen.getByText(/Your browser may send the sound to its maker/)).toBeVisible();
    await press("Got it");
    expect(screen.queryByText(/Your browser may send/)).not.toBeInTheDocument();
  });

  it("R-17 who read that the voice stays here is told when it would not", async () => {
    const child = await setUp({ person: CHILD });
    await press("Voice mode");
    await press("Okay");
    expect(screen.queryByText(/Your voice stays on this device/)).not.toBeInTheDocument();
    child.unmount();
    await setUp();
    await press("Voice mode");
    expect(screen.getByText(/Your browser may send the sound to its maker/)).toBeVisible();
  });
});

describe("asked once", () => {
  const calls = ({ api }: Awaited<ReturnType<typeof setUp>>) =>
    api.calls.filter(({ method }) => method === "PATCH").map(({ body }) => body);

  it("VOIC-07 Talk is remembered and listens at once", async () => {
    const shown = await setUp({ voice: { preference: null } });
    await press("Talk");
    expect(calls(shown)).toEqual([{ voicePreference: true }]);
    expect(shown.speech.running()).toBe(1);
    noButton("Talk");
  });

  it("VOIC-14 Type is remembered and listens to nothing", async () => {
    tap(true);
    const shown = await setUp({ voice: { preference: null } });
    await press("Type");
    await pass(60_000);
    expect(calls(shown)).toEqual([{ voicePreference: false }]);
    expect(shown.speech.started).toHaveLength(0);
    noButton("Talk");
  });

  it("VOIC-07 the answer can be changed in voice mode", async () => {
    const shown = await setUp({ voice: { preference: true } });
    const box = () => screen.getByRole("checkbox", { name: "Start by voice in new conversations" });
    expect(box()).toBeChecked();
    fireEvent.click(box());
    await pass(0);
    expect(box()).not.toBeChecked();
    expect(calls(shown)).toEqual([{ voicePreference: false }]);
  });

  it("VOIC-07 is asked of nobody who has answered, and in no conversation that has begun", async () => {
    const { unmount } = await setUp();
    noButton("Talk");
    unmount();
    await setUp({ voice: { preference: null }, messages: [chatMessage()] });
    noButton("Talk");
  });
});

describe("beginning by itself", () => {
  const LIKES_TO_TALK = { voice: { preference: true } };

  it("VOIC-07 an empty conversation begins after 1.5 s", async () => {
    tap(true);
    const { speech } = await setUp(LIKES_TO_TALK);
    await pass(AUTO_START_MS - 100);
    expect(speech.started).toHaveLength(0);
    await pass(100 + LISTEN_AFTER_START_MS + 20);
    expect(speech.running()).toBe(1);
    expect(button("Stop Conversation")).toBeVisible();
  });

  it("VOIC-07 VOIC-14 not before something was tapped in this visit", async () => {
    const { speech } = await setUp(LIKES_TO_TALK);
    await pass(60_000);
    expect([speech.started.length, speech.seen.microphones]).toEqual([0, 0]);
    tap(true);
    fireEvent.click(document.body);
    await pass(AUTO_START_MS + LISTEN_AFTER_START_MS + 20);
    expect(speech.running()).toBe(1);
  });

  it.each([
    ["for somebody who types", { voice: { preference: false } }],
    ["in a conversation that has begun", { ...LIKES_TO_TALK, messages: [chatMessage()] }],
    ["without recognition", { ...LIKES_TO_TALK, browser: { recognition: false } }],
  ])("VOIC-07 VOIC-14 not %s", async (_, setup: Setup) => {
    tap(true);
    const { speech } = await setUp(setup);
    await pass(60_000);
    expect(speech.started).toHaveLength(0);
  });

  it("VOIC-07 R-16 not when the first tap of the visit says that it shall not", async () => {
    const { speech } = await setUp(LIKES_TO_TALK);
    await pass(AUTO_START_MS);
    tap(true);
    fireEvent.click(screen.getByRole("checkbox", { name: "Start by voice in new conversations" }));
    await pass(60_000);
    expect([speech.started.length, speech.seen.microphones]).toEqual([0, 0]);
  });

  it("VOIC-14 not after Text mode was chosen, nor after the microphone was denied", async () => {
    tap(true);
    const { speech } = await setUp(LIKES_TO_TALK);
    await press("Text mode");
    await pass(60_000);
    expect(speech.started).toHaveLength(0);
    Object.assign(visit, { textChosen: false, denied: true });
    const again = await setUp(LIKES_TO_TALK);
    await pass(60_000);
    expect(again.speech.started).toHaveLength(0);
  });
});

describe("where it cannot work", () => {
  const NOTHING = { recognition: false, synthesis: false };

  it("VOIC-11 adults read what the browser lacks when they open voice mode", async () => {
    await setUp({ browser: NOTHING });
    expect(screen.queryByText(/not supported/)).not.toBeInTheDocument();
    await press("Voice mode");
    expect(screen.getByText("Speech recognition not supported")).toBeVisible();
    expect(screen.getByText("Text-to-speech not supported")).toBeVisible();
  });

  it("VOIC-11 only what is missing is named", async () => {
    await setUp({ browser: { synthesis: false } });
    await press("Voice mode");
    expect(screen.queryByText("Speech recognition not supported")).not.toBeInTheDocument();
    expect(screen.getByText("Text-to-speech not supported")).toBeVisible();
    expect(button("Start Conversation")).toBeVisible();
  });

  it("VOIC-12 children read both in words that point to typing", async () => {
    await setUp({ person: CHILD, browser: NOTHING });
    await press("Voice mode");
    expect(screen.getByText("Just type your words.", { exact: false })).toBeVisible();
    expect(screen.getByText("You can read and type.", { exact: false })).toBeVisible();
    expect(screen.queryByText(/not supported/)).not.toBeInTheDocument();
  });

  it("R-17 a child whose sound never leaves the device is not told that it may", async () => {
    await setUp({ person: CHILD });
    await press("Voice mode");
    expect(screen.getByText(/Your voice stays on this device/)).toBeVisible();
    expect(screen.queryByText(/may send the sound/)).not.toBeInTheDocument();
  });

  it("VOIC-15 a child whose browser would send the sound away is pointed to typing", async () => {
    const { speech } = await setUp({ person: CHILD });
    await press("Start Conversation");
    expect(screen.getByText("Talking doesn't work here yet")).toBeVisible();
    expect(speech.started).toHaveLength(0);
  });
});
