/** @jest-environment jsdom */
import { act, fireEvent, screen } from "@testing-library/react";
import { ChatPanel } from "@/components/conversation/chat-panel";
import { messagesKey } from "@/lib/features/conversation/constants";
import { LISTEN_AFTER_SILENCE_MS, LISTEN_AFTER_START_MS } from "@/lib/features/conversation/voice/constants";
import { fakeBrowserSpeech } from "@/tests/fakes/browser-speech";
import { fakeChatApi, readFakeEvents, SESSION } from "@/tests/fakes/chat-api";
import { renderPage } from "@/tests/support/render-page";
import { visit } from "./visit";

jest.mock("@/lib/client/event-stream", () => ({ readEvents: (response: unknown) => readFakeEvents(response) }));

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
async function press(name: string) {
  fireEvent.click(screen.getByRole("button", { name }));
  await pass(LISTEN_AFTER_START_MS + 10);
}

async function setUp() {
  const speech = fakeBrowserSpeech();
  fakeChatApi({ messages: [] });
  const voice = { onDeviceOnly: false, preference: false };
  const person = { audience: "adult", firstName: "Maya", language: "en", mode: "standard", voice } as const;
  renderPage(<ChatPanel sessionId={SESSION} person={person} />, [[messagesKey(SESSION), []]]);
  await pass(0);
  return speech;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  Object.assign(visit, { textChosen: false, denied: false });
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it("VOIC-10 VOIC-14 a recognition that broke is not called listening, and three of them say why it is off", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const speech = await setUp();
  await press("Start Conversation");
  act(() => speech.fail("network"));
  expect(screen.getByText("I didn't catch that. Trying again.")).toBeVisible();
  await pass(LISTEN_AFTER_SILENCE_MS);
  expect(screen.queryByText("Listening")).toBeNull();
  act(() => speech.fail("network"));
  await pass(LISTEN_AFTER_SILENCE_MS);
  act(() => speech.fail("network"));
  expect(screen.getByText("Speech isn't getting through")).toBeVisible();
  warn.mockRestore();
});

it("R-17 on phones one line says where the voice goes, and More tells the whole", async () => {
  await setUp();
  await press("Voice mode");
  const whole = screen.getByText(/Your browser may send the sound to its maker/);
  expect(screen.getByText("Your browser may send the sound elsewhere.")).toBeVisible();
  expect(whole).toHaveClass("max-sm:hidden");
  // The other "More" expands the notice at the top of the conversation.
  fireEvent.click(screen.getAllByRole("button", { name: "More" }).at(-1) as HTMLElement);
  expect(whole).not.toHaveClass("max-sm:hidden");
});
