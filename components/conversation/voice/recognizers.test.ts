/** @jest-environment jsdom */
import { AUTO_SEND_MS, QUIET_MS } from "@/lib/features/conversation/voice/constants";
import type { fakeBrowserSpeech } from "@/tests/fakes/browser-speech";
import { SPEECH_SHAPES } from "@/tests/fixtures/speech-shapes";
import { closeEngine, listen, pass } from "@/tests/support/voice-engine";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  closeEngine();
  jest.useRealTimers();
});

describe("what recognizers send", () => {
  const shapes = SPEECH_SHAPES.map((shape) => [shape.name, shape] as const);

  async function hearAll(
    speech: ReturnType<typeof fakeBrowserSpeech>,
    { events, ends }: (typeof SPEECH_SHAPES)[number],
  ) {
    for (const event of events) {
      speech.hear(event);
      await pass(AUTO_SEND_MS - 100);
    }
    if (ends) speech.end();
    await pass(QUIET_MS.open);
  }

  it.each(shapes)("VOIC-02 a talk sends it once: %s", async (_, shape) => {
    const { speech, sent } = await listen("conversation");
    await hearAll(speech, shape);
    expect([sent, speech.running()]).toEqual([[shape.heard], 0]);
  });

  it.each(shapes)("CHAT-13 dictation writes it once: %s", async (_, shape) => {
    const { speech, sent, filled, phase } = await listen("dictation");
    await hearAll(speech, shape);
    expect([filled, sent, phase(), speech.running()]).toEqual([[shape.heard], [], "off", 0]);
  });
});
