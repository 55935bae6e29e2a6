import { MAX_SENTENCE_MS, SPEECH } from "@/lib/features/conversation/voice/constants";
import { sentenceEnd, spokenText, voiceFor } from "@/lib/features/conversation/voice/policy";
import type { Audience } from "@/lib/shared/audience";

export interface SpeakerReports {
  began(): void;
  /** The complete text was spoken. */
  spoken(): void;
}

interface SpeakerOptions {
  readonly audience: Audience;
  readonly locale: string;
  readonly onDeviceOnly: boolean;
}

export interface Speaker {
  /**
   * Speaks a growing text sentence by sentence. Starts over if the text no longer continues the
   * previous one. Set `whole` once the text is complete, so that its end is spoken too.
   */
  follow(text: string, whole: boolean): void;
  /** Stops at once and resumes the interrupted sentence on the next `follow`. */
  pause(): void;
  /** Stops at once and forgets the text. */
  reset(): void;
}

/**
 * Reads text aloud with the settings of CONST-08 and the voice preferences of CONST-09, one
 * utterance at a time.
 */
export function createSpeaker(
  api: SpeechSynthesis,
  options: SpeakerOptions,
  reports: SpeakerReports,
): Speaker {
  let said = "";
  let text = "";
  let whole = false;
  let isDone = false;
  // Held here, because browsers garbage-collect an unreferenced utterance, and its `end` event with
  // it.
  let current: SpeechSynthesisUtterance | null = null;
  let watch: ReturnType<typeof setTimeout> | undefined;
  // Chromium starts loading its voices when they're first requested.
  api.getVoices?.();

  function utter(words: string, then: () => void) {
    const voices = api.getVoices?.() ?? [];
    const voice = voiceFor(voices, options.locale, options.onDeviceOnly);
    // Left to itself, the browser would pick a voice of another language or a server voice. A list
    // that's still empty doesn't say which one it would be.
    if (!voice && (voices.length > 0 || options.onDeviceOnly)) return then();
    const utterance = new SpeechSynthesisUtterance(words);
    Object.assign(
      utterance,
      SPEECH[options.audience],
      { lang: voice?.lang ?? options.locale },
      voice ? { voice } : {},
    );
    const finish = () => {
      if (current !== utterance) return;
      clearTimeout(watch);
      current = null;
      then();
    };
    utterance.onend = finish;
    utterance.onerror = finish;
    current = utterance;
    const { start, perCharacter } = MAX_SENTENCE_MS;
    watch = setTimeout(finish, start + words.length * perCharacter);
    reports.began();
    api.speak(utterance);
  }

  function next() {
    if (current || isDone) return;
    const end = sentenceEnd(text, said.length, whole);
    if (end === null) {
      isDone = whole;
      if (isDone) reports.spoken();
      return;
    }
    const sentence = text.slice(said.length, end);
    const words = spokenText(sentence);
    const then = () => {
      said += sentence;
      next();
    };
    if (words) utter(words, then);
    else then();
  }

  function pause() {
    clearTimeout(watch);
    if (!current) return;
    current = null;
    api.cancel();
  }

  function reset() {
    pause();
    said = "";
    text = "";
    whole = false;
    isDone = false;
  }

  function follow(grown: string, isWhole: boolean) {
    const isOther = !grown.startsWith(said) || (current !== null && !grown.startsWith(text));
    if (isOther) reset();
    text = grown;
    whole = isWhole;
    next();
  }

  return { follow, pause, reset };
}
