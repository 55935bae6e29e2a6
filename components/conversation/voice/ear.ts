import {
  FALLBACK_LOCALE,
  MAX_GOODBYE_MS,
  RECOGNITION,
} from "@/lib/features/conversation/voice/constants";
import type { RecognitionSetup } from "./hearing-place";
import type { Recognition, RecognitionApi } from "./recognition-api";
import { hear, NOTHING_HEARD, type Result, type Utterance } from "./utterance";

export interface EarReports {
  heard(utterance: Utterance): void;
  /** The recognition ended; nothing more will be heard. */
  ended(): void;
  /** The recognition ended with a Web Speech API error. */
  failed(code: string): void;
  /** A closed recognition has now released the microphone. */
  left(): void;
}

export interface Ear {
  open(hearing: RecognitionSetup): void;
  close(): void;
  /** True while a closed recognition may still be listening. */
  isLeaving(): boolean;
}

const resultsOf = ({ results }: SpeechRecognitionEvent): Result[] =>
  Array.from({ length: results.length }, (_, at) => results[at]).map((result) => ({
    text: result?.[0]?.transcript ?? "",
    isFinal: result?.isFinal === true,
    confidence: result?.[0]?.confidence,
  }));

/**
 * Runs one recognition at a time. The next one starts only after the previous one has ended, and
 * late results of a closed one are dropped.
 */
export function createEar(api: RecognitionApi, reports: EarReports): Ear {
  let wanted: RecognitionSetup | null = null;
  let current: Recognition | null = null;
  let leaving: Recognition | null = null;
  let goodbye: ReturnType<typeof setTimeout> | undefined;

  function gone(recognition: Recognition) {
    if (leaving !== recognition) return;
    clearTimeout(goodbye);
    leaving = null;
    if (wanted && !current) begin(wanted);
    reports.left();
  }

  function over(recognition: Recognition, report: () => void) {
    if (current !== recognition) return gone(recognition);
    current = null;
    wanted = null;
    report();
  }

  function onError(recognition: Recognition, hearing: RecognitionSetup, code: string) {
    const otherLanguage = code === "language-not-supported" && hearing.locale !== FALLBACK_LOCALE;
    over(recognition, () => {
      if (otherLanguage) open({ ...hearing, locale: FALLBACK_LOCALE });
      else reports.failed(code);
    });
  }

  function begin(hearing: RecognitionSetup) {
    const recognition = Object.assign(new api(), RECOGNITION);
    recognition.lang = hearing.locale;
    if (hearing.place === "device") recognition.processLocally = true;
    current = recognition;
    let utterance = NOTHING_HEARD;
    recognition.onresult = (event) => {
      if (current !== recognition) return;
      utterance = hear(utterance, resultsOf(event));
      reports.heard(utterance);
    };
    recognition.onerror = ({ error }) => onError(recognition, hearing, error);
    recognition.onend = () => over(recognition, reports.ended);
    try {
      recognition.start();
    } catch (error) {
      const code = error instanceof DOMException ? error.name : "start";
      over(recognition, () => reports.failed(code));
    }
  }

  function open(hearing: RecognitionSetup) {
    wanted = hearing;
    if (!current && !leaving) begin(hearing);
  }

  function close() {
    wanted = null;
    if (!current) return;
    const recognition = current;
    leaving = recognition;
    current = null;
    goodbye = setTimeout(() => gone(recognition), MAX_GOODBYE_MS);
    recognition.abort();
  }

  return { open, close, isLeaving: () => leaving !== null };
}
