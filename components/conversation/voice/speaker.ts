import { MAX_SENTENCE_MS, SPEECH } from "@/lib/features/conversation/voice/constants";
import { sentenceEnd, spokenText, voiceFor } from "@/lib/features/conversation/voice/policy";
import type { Audience } from "@/lib/shared/audience";

export interface SpeakerReports {
  began(): void;
  /** All of a whole text was said. */
  spoken(): void;
}

interface SpeakerOptions {
  readonly audience: Audience;
  readonly locale: string;
  readonly onDeviceOnly: boolean;
}

export interface Speaker {
  /**
   * Says a text that is still growing, sentence by sentence; a text that was changed begins anew.
   */
  follow(text: string, whole: boolean): void;
  /** Falls silent at once and takes up the interrupted sentence with the next `follow`. */
  pause(): void;
  /** Falls silent at once and forgets the text. */
  reset(): void;
}

/**
 * Reads aloud with the settings of CONST-08 and a voice as CONST-09 prefers it; one utterance at a
 * time.
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
  // Kept here, because browsers forget an utterance that nobody holds, and its end with it.
  let current: SpeechSynthesisUtterance | null = null;
  let watch: ReturnType<typeof setTimeout> | undefined;
  // Chromium loads its voices when they are first asked for.
  api.getVoices?.();

  function utter(words: string, then: () => void) {
    const voices = api.getVoices?.() ?? [];
    const voice = voiceFor(voices, options.locale, options.onDeviceOnly);
    // Left to itself, the browser would take a voice of another language, or one of a server. A
    // list that is still empty says nothing about which it would be.
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
