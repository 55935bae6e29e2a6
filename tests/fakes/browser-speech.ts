import type { RecordedEvent } from "@/tests/fixtures/speech-shapes";

/** A browser's speech and microphone under the test's control, for jsdom, which has neither. */
interface Heard {
  readonly text: string;
  readonly isFinal: boolean;
}

interface FakeRecognition {
  lang: string;
  continuous?: boolean;
  interimResults?: boolean;
  maxAlternatives?: number;
  processLocally?: boolean;
  onresult: ((event: unknown) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
}

interface FakeUtterance {
  text: string;
  lang?: string;
  rate?: number;
  pitch?: number;
  volume?: number;
  voice?: { name: string };
  onend?: () => void;
}

interface Options {
  readonly recognition?: boolean;
  readonly synthesis?: boolean;
  /**
   * The result of `SpeechRecognition.available` for on-device recognition of a language; if
   * omitted, the browser doesn't have that method.
   */
  readonly onDevice?: (locale: string) => string;
  readonly installs?: boolean;
  readonly voices?: { name: string; lang: string; localService?: boolean }[];
  readonly microphone?: "there" | "denied" | "none";
}

const VOICES = [
  { name: "Daniel", lang: "en-US", localService: true },
  { name: "Samantha", lang: "en-US", localService: true },
];

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

export function fakeBrowserSpeech(options: Options = {}) {
  const { recognition = true, synthesis = true, onDevice, installs = false, voices = VOICES } = options;
  const running = new Set<FakeRecognition>();
  const started: FakeRecognition[] = [];
  const spoken: FakeUtterance[] = [];
  const seen = { most: 0, heardItself: false, cancelled: 0, microphones: 0, level: 0, installed: 0 };
  let speaking: FakeUtterance | null = null;

  const look = () => {
    seen.most = Math.max(seen.most, running.size);
    seen.heardItself ||= running.size > 0 && speaking !== null;
  };

  class Recognition implements FakeRecognition {
    lang = "";
    onresult: FakeRecognition["onresult"] = null;
    onerror: FakeRecognition["onerror"] = null;
    onend: FakeRecognition["onend"] = null;
    start() {
      running.add(this);
      started.push(this);
      look();
    }
    abort() {
      setTimeout(() => over(this), 5);
    }
  }

  function over(one: FakeRecognition) {
    if (running.delete(one)) one.onend?.();
  }

  class Utterance implements FakeUtterance {
    onend?: () => void;
    constructor(readonly text: string) {}
  }

  const local = onDevice && {
    available: async ({ langs, processLocally }: { langs: string[]; processLocally: boolean }) =>
      processLocally ? onDevice(langs[0] ?? "") : "available",
    install: async () => {
      seen.installed += 1;
      return installs;
    },
  };
  define(window, "SpeechRecognition", recognition ? Object.assign(Recognition, local) : undefined);
  define(window, "SpeechSynthesisUtterance", synthesis ? Utterance : undefined);
  define(
    window,
    "speechSynthesis",
    synthesis
      ? {
          getVoices: () => voices,
          speak(utterance: FakeUtterance) {
            speaking = utterance;
            spoken.push(utterance);
            look();
          },
          cancel() {
            if (speaking) seen.cancelled += 1;
            speaking = null;
          },
        }
      : undefined,
  );
  stubMicrophone(options.microphone ?? "there", seen);

  const current = () => [...running].at(-1);
  return {
    seen,
    started,
    spoken,
    running: () => running.size,
    isSpeaking: () => speaking !== null,
    /** Like Chrome on a computer: one result, and the recognition ends after a final one. */
    say({ text, isFinal }: Heard) {
      const one = current();
      const result = Object.assign([{ transcript: text, confidence: 1 }], { isFinal });
      one?.onresult?.({ resultIndex: 0, results: [result] });
      if (one && isFinal) over(one);
    },
    /** Replays an event recorded from a real browser. */
    hear(event: RecordedEvent) {
      const results = event.map(({ said, final = false, sure }) =>
        Object.assign([{ transcript: said, confidence: sure }], { isFinal: final }),
      );
      current()?.onresult?.({ resultIndex: 0, results });
    },
    end() {
      const one = current();
      if (one) over(one);
    },
    fail(error: string) {
      const one = current();
      one?.onerror?.({ error });
      if (one) over(one);
    },
    finishSentence() {
      const ended = speaking;
      speaking = null;
      ended?.onend?.();
    },
  };
}

function stubMicrophone(microphone: "there" | "denied" | "none", seen: { microphones: number; level: number }): void {
  const getUserMedia = async () => {
    if (microphone === "denied") throw new DOMException("", "NotAllowedError");
    if (microphone === "none") throw new DOMException("", "NotFoundError");
    seen.microphones += 1;
    const stop = () => {
      seen.microphones -= 1;
    };
    return { getTracks: () => [{ stop }] };
  };
  define(navigator, "mediaDevices", { getUserMedia });
  define(
    globalThis,
    "AudioContext",
    class {
      createAnalyser = () => ({
        fftSize: 0,
        getFloatTimeDomainData: (samples: Float32Array) => void samples.fill(seen.level),
      });
      createMediaStreamSource = () => ({ connect: () => {} });
      close = async () => {};
    },
  );
}
