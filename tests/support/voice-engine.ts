import { createEngine, type Engine, type EngineOptions } from "@/components/conversation/voice/engine";
import { LISTEN_AFTER_START_MS } from "@/lib/features/conversation/voice/constants";
import { fakeBrowserSpeech } from "@/tests/fakes/browser-speech";

export type Browser = Parameters<typeof fakeBrowserSpeech>[0];

/** Advances the fake clock. */
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let engine: Engine | undefined;

/** The voice engine in a browser that the test defines; one at a time. */
export function openEngine(browser: Browser = {}, options: Partial<EngineOptions> = {}) {
  const speech = fakeBrowserSpeech(browser);
  const sent: string[] = [];
  const filled: string[] = [];
  const opened = createEngine({
    audience: "adult",
    language: "en",
    voice: { onDeviceOnly: false, preference: null },
    send: (text) => {
      sent.push(text);
      opened.dispatch({ type: "turnBegan" });
    },
    fill: (text) => void filled.push(text),
    ...options,
  });
  engine = opened;
  return { engine: opened, speech, sent, filled, phase: () => opened.view().phase };
}

/** The same engine, already listening. */
export async function listen(
  purpose: "conversation" | "dictation",
  browser?: Browser,
  options?: Partial<EngineOptions>,
) {
  const opened = openEngine(browser, options);
  opened.engine.dispatch({ type: "start", purpose });
  await pass(LISTEN_AFTER_START_MS);
  return opened;
}

/** Disposes of the test's engine. */
export function closeEngine(): void {
  engine?.dispose();
  document.body.replaceChildren();
}
