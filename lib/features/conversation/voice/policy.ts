import type { AgeGroup } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { BARGE_IN, FALLBACK_LOCALE, FEMALE_VOICES, LOCALES } from "./constants";

/** Under 13, and while the age is unknown, sound stays on the device (VOIC-15). */
export const staysOnDevice = (ageGroup: AgeGroup | null): boolean =>
  ageGroup !== "teen" && ageGroup !== "adult";

/**
 * The person's language in the regional form their browser prefers, such as es-MX; English is
 * documented as en-US (CONST-07).
 */
export function localeOf(language: SpokenLanguage, preferred: readonly string[]): string {
  if (language === "en") return FALLBACK_LOCALE;
  return preferred.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? LOCALES[language];
}

interface NamedVoice {
  readonly name: string;
  readonly lang: string;
  readonly localService?: boolean;
}

const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? "";
const soundsFemale = ({ name }: NamedVoice): boolean =>
  /\bfemale\b/i.test(name) || FEMALE_VOICES.some((known) => name.split(/[\s(]+/).includes(known));

/**
 * Picks the voice for a reply: in the language; a voice on the device before one that sends the
 * text to a server, and none of the latter if `onDeviceOnly`; then one that sounds female
 * (CONST-09); then the exact region. Undefined if there is none.
 */
export function voiceFor<V extends NamedVoice>(
  voices: readonly V[],
  locale: string,
  onDeviceOnly: boolean,
): V | undefined {
  const region = (voice: V) => voice.lang.replace("_", "-").toLowerCase() === locale.toLowerCase();
  const worth = (voice: V) =>
    (voice.localService === false ? 0 : 4) +
    (soundsFemale(voice) ? 2 : 0) +
    (region(voice) ? 1 : 0);
  return voices
    .filter(
      ({ lang, localService }) =>
        languageOf(lang) === languageOf(locale) && !(onDeviceOnly && localService === false),
    )
    .reduce<V | undefined>(
      (best, voice) => (best && worth(best) >= worth(voice) ? best : voice),
      undefined,
    );
}

/** Phone numbers are read digit by digit: 988 isn't a quantity. */
const DIALLED = /\b(?:\d{5,}|988|911|999|112)\b/g;

/** The spoken form of a written text: no markup, no addresses, no pictures. */
export const spokenText = (written: string): string =>
  written
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\bhttps?:\/\/\S+|\bwww\.\S+/g, "")
    .replace(/<[^>]+>/g, "")
    .replace(/^\s*(?:[-*•>]|#{1,6}|\d+\.)\s+/gm, "")
    .replace(/[*_`~#]+/g, "")
    .replace(/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)(?:\uFE0F|\u200D)*/gu, "")
    .replace(DIALLED, (digits) => [...digits].join(" "))
    .replace(/\s+/g, " ")
    .trim();

const segmenter =
  "Segmenter" in Intl ? new Intl.Segmenter(undefined, { granularity: "sentence" }) : null;

/**
 * The end of the next sentence in a text that's still streaming in, counted from `from`. The last
 * sentence counts as finished only once the text is `whole`; null if there's none yet.
 */
export function sentenceEnd(text: string, from: number, whole: boolean): number | null {
  const rest = text.slice(from);
  const [first, second] = segmenter ? segmenter.segment(rest) : [{ segment: rest }];
  return first && (second || whole) ? from + first.segment.length : null;
}

/**
 * Watches one level sample after another and reports when the person has begun to speak over the
 * reply.
 */
export function createBargeIn(): { look(level: number): boolean; rest(): void } {
  let room = 0;
  let loud = 0;
  return {
    look(level) {
      const isLoud = level > Math.max(BARGE_IN.level, room * BARGE_IN.aboveRoom);
      loud = isLoud ? loud + 1 : 0;
      room += (level - room) * (level < room ? BARGE_IN.roomFalls : BARGE_IN.roomRises);
      return loud >= BARGE_IN.looks;
    },
    rest() {
      loud = 0;
    },
  };
}
