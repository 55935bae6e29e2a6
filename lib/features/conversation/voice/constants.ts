import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

/** Delay between the final transcript and sending it, ms (VOIC-02). */
export const AUTO_SEND_MS = 500;
/**
 * How long the recognizer must stay quiet before an utterance counts as over, ms, by how complete
 * it calls the utterance (`components/conversation/voice/utterance.ts`). If recognition ends,
 * there's no wait.
 */
export const QUIET_MS = { open: 4000, likely: 1500, certain: AUTO_SEND_MS } as const;
/** Delay between the end of the spoken reply and listening again, ms (VOIC-04). */
export const LISTEN_AFTER_SPEECH_MS = 800;
/** Delay between a recognition that ended without a result and the next one, ms (VOIC-04). */
export const LISTEN_AFTER_SILENCE_MS = 1500;
/** Delay between the start of a conversation and listening for the first time, ms (VOIC-07). */
export const LISTEN_AFTER_START_MS = 100;
/**
 * An empty conversation starts by itself this long after its page has loaded, ms: 0.5 s and 1 s
 * (VOIC-07).
 */
export const AUTO_START_MS = 500 + 1000;

/** One result at a time, with interim results (CONST-07). */
export const RECOGNITION = { continuous: false, interimResults: true, maxAlternatives: 1 } as const;
/** Recognition locale if the browser lacks the person's language (CONST-07). */
export const FALLBACK_LOCALE = "en-US";
/** Regional form of each language to request if the browser's own settings name none. */
export const LOCALES: Record<SpokenLanguage, string> = {
  en: FALLBACK_LOCALE,
  es: "es-ES",
  fr: "fr-FR",
  de: "de-DE",
  zh: "zh-CN",
  ar: "ar-SA",
  hi: "hi-IN",
};

/** Rate, pitch and volume in Web Speech API units (CONST-08). */
export const SPEECH: Record<
  Audience,
  { readonly rate: number; readonly pitch: number; readonly volume: number }
> = {
  adult: { rate: 0.8, pitch: 1, volume: 0.8 },
  child: { rate: 0.9, pitch: 1.2, volume: 0.8 },
};

/**
 * Voices that sound female, under the names the large platforms use (CONST-09); no field marks them
 * as such.
 */
export const FEMALE_VOICES: readonly string[] = [
  "Samantha Ava Allison Susan Victoria Karen Moira Tessa Fiona Serena Kate Zira Hazel Heera Aria Jenny Libby Sonia",
  "Mónica Paulina Marisol Helena Sabina Laura Elvira Dalia Amélie Audrey Aurélie Marie Hortense Julie Denise",
  "Anna Petra Hedda Katja Marlene Vicki Tingting Ting-Ting Meijia Sinji Huihui Yaoyao Hanhan Xiaoxiao",
  "Laila Mariam Hoda Salma Zariyah Lekha Kalpana Swara",
].flatMap((names) => names.split(" "));

/** How often the microphone's level is sampled, ms. */
export const LEVEL_EVERY_MS = 40;
/**
 * Sound counts as the person speaking if the level (root mean square, 0 to 1) stays above `level`
 * and above `aboveRoom` times the room's usual level for `looks` samples in a row: 120 ms, within
 * the 200 ms of R-16. The usual level is learned: it falls quickly in a quieter room and rises
 * slowly in a louder one, since words come and go but a fan stays.
 */
export const BARGE_IN = {
  level: 0.08,
  aboveRoom: 3,
  looks: 3,
  roomRises: 0.01,
  roomFalls: 0.1,
} as const;

/** The microphone is released after this many recognitions in a row with no words, or failures. */
export const MAX_SILENT_ROUNDS = 20;
export const MAX_FAILURES = 3;

/**
 * If a browser never reports that an aborted recognition ended, it's assumed to have after this
 * long, ms.
 */
export const MAX_GOODBYE_MS = 300;
/**
 * Time limit for a voice that never reports that it finished, ms: a base plus an amount per
 * character.
 */
export const MAX_SENTENCE_MS = { start: 5000, perCharacter: 200 } as const;
