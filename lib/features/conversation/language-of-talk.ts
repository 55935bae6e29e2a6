import { SPOKEN_LANGUAGES, type SpokenLanguage, spokenLanguageOf } from "@/lib/shared/languages";

/** Loads in the background. Until it's there, only scripts of their own are told apart. */
let detector: typeof import("eld/small")["eld"] | null = null;
export const detectorLoaded = import("eld/small").then(({ eld }) => {
  detector = eld;
});

type Line = { readonly role: string; readonly content: string };

/**
 * The language to answer in: the one the person last wrote more than a few words in, or the one
 * they chose (CHAT-18). People write in the language they feel in, whatever their account says, and
 * many never change the default.
 *
 * @param chosen the account's language
 * @param lines the conversation, oldest first, with the message being answered
 */
export function languageOfTalk(
  chosen: string | null | undefined,
  lines: readonly Line[],
): SpokenLanguage {
  const own = spokenLanguageOf(chosen);
  for (const { role, content } of lines.slice(-MAX_LINES).toReversed()) {
    const written = role === "user" ? languageWritten(content, own) : null;
    if (written) return written;
  }
  return own;
}

/** Lines looked at. Older ones say little about the language of a conversation. */
const MAX_LINES = 12;
/** UTF-16 units read of a message. */
const MAX_READ = 600;

/**
 * Letters that a message needs. Under 15, one in twelve was taken for another language, and above
 * one in five hundred (16,000 messages, seven languages).
 */
const MIN_LETTERS = 15;
const MIN_OWN_SCRIPT = 3;

const SCRIPTS: readonly (readonly [language: SpokenLanguage, script: RegExp])[] = [
  ["zh", /\p{Script=Han}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
];

/** Often written in Latin letters, where no detector tells them from other languages. */
const ALSO_IN_LATIN: readonly SpokenLanguage[] = ["ar", "hi"];

/** The language of a message, if it's long enough to tell and one we speak. */
function languageWritten(message: string, own: SpokenLanguage): SpokenLanguage | null {
  const text = message.slice(-MAX_READ);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of SCRIPTS) {
    const count = text.match(script)?.length ?? 0;
    if (count >= MIN_OWN_SCRIPT && count > letters / 2) return language;
  }
  if (letters < MIN_LETTERS || ALSO_IN_LATIN.includes(own)) return null;
  const found = detector?.detect(text);
  if (!found?.isReliable()) return null;
  return SPOKEN_LANGUAGES.find((language) => language === found.language) ?? null;
}
