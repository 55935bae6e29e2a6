import type { Page } from "@playwright/test";

/** Stands in for a person's mouth and ears in a test. */
interface SpeechDesk {
  /** Recognitions running now, and the most that ever ran at the same time. */
  running: number;
  most: number;
  starts: number;
  /** True if a recognition ran while a sentence was being spoken, which must never happen. */
  heardItself: boolean;
  languages: string[];
  spoken: { text: string; rate: number; pitch: number; volume: number; voice: string | undefined }[];
  isSpeaking: boolean;
  cancelled: number;
  microphones: number;
  /** The microphone's level, 0 to 1. */
  level: number;
  say(text: string, isFinal: boolean): void;
  end(): void;
  fail(error: string): void;
  finishSentence(): void;
}

interface Desk {
  speech: SpeechDesk;
}

interface Lacks {
  readonly recognition?: boolean;
  readonly synthesis?: boolean;
  /** The browser can keep the audio on the device. */
  readonly onDevice?: boolean;
}

/**
 * Puts a browser's speech and microphone under the test's control; `lacks` removes them (VOIC-11).
 */
export async function stubSpeech(page: Page, lacks: Lacks = {}): Promise<void> {
  await page.addInitScript(installDesk, lacks);
}

/** Everything below runs in the page, so it must not reference anything outside itself. */
function installDesk({ recognition = true, synthesis = true, onDevice = false }: Lacks): void {
  const put = (name: string, value: unknown) => Object.defineProperty(window, name, { value, configurable: true });
  let current: Recognition | null = null;
  let utterance: Utterance | null = null;
  const desk: SpeechDesk = {
    running: 0,
    most: 0,
    starts: 0,
    heardItself: false,
    languages: [],
    spoken: [],
    isSpeaking: false,
    cancelled: 0,
    microphones: 0,
    level: 0,
    say(text, isFinal) {
      const result = Object.assign([{ transcript: text, confidence: 1 }], { isFinal });
      current?.onresult?.({ resultIndex: 0, results: [result] });
    },
    end: () => current?.finish(),
    fail(error) {
      current?.onerror?.({ error });
      current?.finish();
    },
    finishSentence() {
      const ended = utterance;
      utterance = null;
      desk.isSpeaking = false;
      ended?.onend?.();
    },
  };

  class Recognition {
    lang = "";
    continuous = true;
    interimResults = false;
    onresult?: (event: unknown) => void;
    onerror?: (event: { error: string }) => void;
    onend?: () => void;
    private isRunning = false;

    start() {
      current = this;
      this.isRunning = true;
      desk.starts += 1;
      desk.running += 1;
      desk.most = Math.max(desk.most, desk.running);
      desk.heardItself ||= desk.isSpeaking;
      desk.languages.push(this.lang);
    }

    finish() {
      if (!this.isRunning) return;
      this.isRunning = false;
      desk.running -= 1;
      this.onend?.();
    }

    abort() {
      setTimeout(() => this.finish(), 5);
    }
  }

  class Utterance {
    rate = 1;
    pitch = 1;
    volume = 1;
    voice?: { name: string };
    onend?: () => void;
    constructor(readonly text: string) {}
  }

  put("speech", desk);
  const available = async () => (onDevice ? "available" : "unavailable");
  const api = recognition ? Object.assign(Recognition, onDevice ? { available } : {}) : undefined;
  put("SpeechRecognition", api);
  put("webkitSpeechRecognition", api);
  put("SpeechSynthesisUtterance", synthesis ? Utterance : undefined);
  put(
    "speechSynthesis",
    synthesis
      ? {
          getVoices: () => [
            { name: "Daniel", lang: "en-US", localService: true },
            { name: "Samantha", lang: "en-US", localService: true },
          ],
          speak(next: Utterance) {
            const { text, rate, pitch, volume, voice } = next;
            utterance = next;
            desk.isSpeaking = true;
            desk.heardItself ||= desk.running > 0;
            desk.spoken.push({ text, rate, pitch, volume, voice: voice?.name });
          },
          cancel() {
            if (desk.isSpeaking) desk.cancelled += 1;
            utterance = null;
            desk.isSpeaking = false;
          },
        }
      : undefined,
  );
  Object.defineProperty(navigator, "mediaDevices", {
    value: {
      getUserMedia: async () => {
        desk.microphones += 1;
        const { stream } = new AudioContext().createMediaStreamDestination();
        for (const track of stream.getTracks()) {
          const stop = track.stop.bind(track);
          track.stop = () => {
            desk.microphones -= 1;
            stop();
          };
        }
        return stream;
      },
    },
  });
  AnalyserNode.prototype.getFloatTimeDomainData = (samples) => void samples.fill(desk.level);
}

export const speech = {
  state: (page: Page) => page.evaluate(() => ({ ...(window as unknown as Desk).speech })),
  say: (page: Page, text: string) =>
    page.evaluate((words) => (window as unknown as Desk).speech.say(words, true), text),
  mumble: (page: Page, text: string) =>
    page.evaluate((words) => (window as unknown as Desk).speech.say(words, false), text),
  end: (page: Page) => page.evaluate(() => (window as unknown as Desk).speech.end()),
  fail: (page: Page, error: string) => page.evaluate((code) => (window as unknown as Desk).speech.fail(code), error),
  finishSentence: (page: Page) => page.evaluate(() => (window as unknown as Desk).speech.finishSentence()),
  level: (page: Page, level: number) =>
    page.evaluate((value) => {
      (window as unknown as Desk).speech.level = value;
    }, level),
};
