import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

/** From the final transcript to its sending, ms (VOIC-02). */
export const AUTO_SEND_MS = 500;
/**
 * So long nothing more of an utterance may come in before it counts as over, ms, by how whole the
 * recognizer calls it (`components/conversation/voice/utterance.ts`). A recognition that ends is
 * not waited for.
 */
export const QUIET_MS = { open: 4000, likely: 1500, certain: AUTO_SEND_MS } as const;
/** From the end of the spoken reply to the next listening, ms (VOIC-04). */
export const LISTEN_AFTER_SPEECH_MS = 800;
/** From a recognition that ended without a result to the next one, ms (VOIC-04). */
export const LISTEN_AFTER_SILENCE_MS = 1500;
/** From the start of a conversation to its first listening, ms (VOIC-07). */
export const LISTEN_AFTER_START_MS = 100;
/**
 * An empty conversation begins by itself so long after its page is there, ms: 0.5 s and 1 s
 * (VOIC-07).
 */
export const AUTO_START_MS = 500 + 1000;

/** One result at a time, with interim results (CONST-07). */
export const RECOGNITION = { continuous: false, interimResults: true, maxAlternatives: 1 } as const;
/** What is recognised where the browser lacks the person's language (CONST-07). */
export const FALLBACK_LOCALE = "en-US";
/** The form of a language that is asked for when the browser's own settings name none. */
export const LOCALES: Record<SpokenLanguage, string> = {
  en: FALLBACK_LOCALE,
  es: "es-ES",
  fr: "fr-FR",
  de: "de-DE",
  zh: "zh-CN",
  ar: "ar-SA",
  hi: "hi-IN",
};

/** Rate, pitch and volume as the Web Speech API counts them (CONST-08). */
export const SPEECH: Record<
  Audience,
  { readonly rate: number; readonly pitch: number; readonly volume: number }
> = {
  adult: { rate: 0.8, pitch: 1, volume: 0.8 },
  child: { rate: 0.9, pitch: 1.2, volume: 0.8 },
};

/**
 * Voices that sound female, as the large platforms name them (CONST-09); none of them says so in a
 * field of its own.
 */
export const FEMALE_VOICES: readonly string[] = [
  "Samantha Ava Allison Susan Victoria Karen Moira Tessa Fiona Serena Kate Zira Hazel Heera Aria Jenny Libby Sonia",
  "Mónica Paulina Marisol Helena Sabina Laura Elvira Dalia Amélie Audrey Aurélie Marie Hortense Julie Denise",
  "Anna Petra Hedda Katja Marlene Vicki Tingting Ting-Ting Meijia Sinji Huihui Yaoyao Hanhan Xiaoxiao",
  "Laila Mariam Hoda Salma Zariyah Lekha Kalpana Swara",
].flatMap((names) => names.split(" "));

/** How often the microphone's level is looked at, ms. */
export const LEVEL_EVERY_MS = 40;
/**
 * Speech is taken for the person's own when the level (root mean square, 0 to 1) stays above
 * `level` and above the room's usual one times `aboveRoom` for `looks` looks in a row: 120 ms,
 * within the 200 ms of R-16. What is usual is learned: a quieter room quickly, a louder one slowly,
 * since words come and go and a fan stays.
 */
export const BARGE_IN = {
  level: 0.08,
  aboveRoom: 3,
  looks: 3,
  roomRises: 0.01,
  roomFalls: 0.1,
} as const;

/**
 * After so many recognitions in a row without a word, or with a failure, the microphone is given
 * back.
 */
export const MAX_SILENT_ROUNDS = 20;
export const MAX_FAILURES = 3;

/** A browser that never says that an aborted recognition ended is believed after so many ms. */
export const MAX_GOODBYE_MS = 300;
/**
 * A voice that never says that it finished is given so long, ms: a start and so much for each
 * character.
 */
export const MAX_SENTENCE_MS = { start: 5000, perCharacter: 200 } as const;
