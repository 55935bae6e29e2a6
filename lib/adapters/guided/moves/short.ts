import { isGibberish } from "@/lib/shared/gibberish";
import { isMisspelt } from "../misspelt";
import type { Reading } from "../reading";
import { saysLittle } from "../reading";
import type { Speaker } from "../speaker";
import { isBasic, isQuotable, lowerFirst, trimPunctuation } from "../text";
import { askPlainly, nudge } from "./explore";

/** A word or two: a yes, a no, or a word that answers the last question. True when it was answered. */
export function answerShortly(speaker: Speaker, reading: Reading): boolean {
  const { intents, voice, words, earlier, feeling } = reading;
  const word = trimPunctuation(reading.text);
  // A yes or a no to a plain question is an answer, and the next plain question follows.
  if (words <= 3 && reading.terse && voice.plainQuestions && (intents.has("yes") || intents.has("no"))) {
    speaker.say(voice.neutral ?? []);
    if (askPlainly(speaker, reading)) return true;
  }
  if (words <= 3 && feeling === null) {
    const pool = intents.has("yes") ? voice.afterYes : intents.has("no") ? voice.afterNo : undefined;
    if (pool && speaker.say(pool)) return true;
  }
  const fragment = reading.terse && words <= 4 && reading.said?.phrase == null && reading.intents.size === 0;
  if (fragment && reading.cues.length > 0) return false;
  if (!saysLittle(reading) && !fragment) return false;
  if (earlier.none && !answersQuestion(reading)) return speaker.say(voice.unclear);
  if (reading.asks || !voice.short || !isQuotable(word) || word === "" || isGibberish(reading.text)) return false;
  if (reading.turn.language === "en" && isMisspelt(word)) return false;
  const plain = turnLanguageKeepsCase(reading) || /^[A-Z]{2,}/.test(word) ? word : lowerFirst(word);
  return speaker.say(voice.short, { word: plain }) && withQuestion(speaker, reading);
}

/** German writes its nouns large. */
const turnLanguageKeepsCase = ({ turn }: Reading): boolean => turn.language === "de";

const answersQuestion = ({ turn }: Reading): boolean =>
  /[?？؟]/.test(turn.lines.findLast((line) => line.role === "assistant")?.content ?? "");

function withQuestion(speaker: Speaker, reading: Reading): true {
  if (!/[?？؟]/.test(speaker.spoken().text)) nudge(speaker, reading);
  return true;
}

const LATIN: readonly string[] = ["en", "es", "fr", "de"];

/** Written in letters that the language of the turn does not use. */
export function isOtherScript({ folded, turn }: Reading): boolean {
  if (!LATIN.includes(turn.language) || isBasic(folded)) return false;
  const letters = folded.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  return letters.length >= 4 && foreign.length * 2 > letters.length;
}
