/** @jest-environment jsdom */
import { act, fireEvent, screen } from "@testing-library/react";
import { ChatPanel } from "@/components/conversation/chat-panel";
import { messagesKey } from "@/lib/features/conversation/constants";
import { LISTEN_AFTER_START_MS } from "@/lib/features/conversation/voice/constants";
import { fakeBrowserSpeech } from "@/tests/fakes/browser-speech";
import { fakeChatApi, SESSION } from "@/tests/fakes/chat-api";
import { renderPage } from "@/tests/support/render-page";

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const field = () => screen.getByRole("textbox", { name: "Message" });

async function press(name: string) {
  fireEvent.click(screen.getByRole("button", { name }));
  await pass(LISTEN_AFTER_START_MS + 10);
}

async function setUp() {
  const speech = fakeBrowserSpeech();
  const api = fakeChatApi({ messages: [] });
  const page = renderPage(
    <ChatPanel
      sessionId={SESSION}
      person={{
        audience: "adult",
        firstName: "Maya",
        language: "en",
        mode: "standard",
        voice: { onDeviceOnly: false, preference: false },
      }}
    />,
    [[messagesKey(SESSION), []]],
  );
  await pass(0);
  return { speech, api, ...page };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it.each(["Stop Conversation", "Text mode"])(
  "VOIC-05 CHAT-13 words that %s cut off are shown in the field, behind what was there",
  async (name) => {
    const { speech, api } = await setUp();
    fireEvent.change(field(), { target: { value: "Well," } });
    await press("Start Conversation");
    act(() => speech.say({ text: "the nights are", isFinal: false }));
    await press(name);
    expect(field()).toHaveValue("Well, the nights are");
    expect(field()).toHaveFocus();
    await pass(10_000);
    expect([api.sent.length, speech.running()]).toEqual([0, 0]);
  },
);

it("VOIC-06 a refused microphone shows the words in the field, and why", async () => {
  const { speech } = await setUp();
  await press("Start Conversation");
  act(() => speech.say({ text: "the nights are", isFinal: false }));
  act(() => speech.fail("not-allowed"));
  expect(field()).toHaveValue("the nights are");
  expect(screen.getByText("Microphone is blocked")).toBeVisible();
});

it("VOIC-13 words that leaving the conversation cut off are there on the next visit", async () => {
  const { speech, unmount } = await setUp();
  await press("Start Conversation");
  act(() => speech.say({ text: "the nights are", isFinal: false }));
  unmount();
  await setUp();
  expect(field()).toHaveValue("the nights are");
});

it.each(["data-left", "data-signing-out"])(
  "R-15 VOIC-05 a page that goes for good (%s) leaves nothing of what was said behind",
  async (sign) => {
    const { speech } = await setUp();
    await press("Start Conversation");
    act(() => speech.say({ text: "the nights are", isFinal: false }));
    document.documentElement.setAttribute(sign, "");
    act(() => void window.dispatchEvent(new Event("pagehide")));
    document.documentElement.removeAttribute(sign);
    expect(Object.values(sessionStorage).join()).not.toContain("nights");
  },
);
