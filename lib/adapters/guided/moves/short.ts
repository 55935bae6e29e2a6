import type { Reading } from "../reading";
import { isGibberish, saysLittle } from "../reading";
import type { Speaker } from "../speaker";
import { fold, isQuotable, trimPunctuation } from "../text";
import { nudge } from "./explore";

/** A word or two: a yes, a no, or a word that answers the last question. True when it was answered. */
export function answerShortly(speaker: Speaker, reading: Reading): boolean {
  const { intents, voice, words, earlier, feeling } = reading;
  const word = trimPunctuation(reading.text);
  if (words <= 3 && feeling === null) {
    const pool = intents.has("yes") ? voice.afterYes : intents.has("no") ? voice.afterNo : undefined;
    if (pool && speaker.say(pool)) return true;
  }
  if (!saysLittle(reading)) return false;
  if (earlier.length === 0 && !answersQuestion(reading)) return speaker.say(voice.unclear);
  if (!voice.short || !isQuotable(word) || word === "" || isGibberish(reading)) return false;
  const first = word.charAt(0).toUpperCase() + word.slice(1);
  return speaker.say(voice.short, { word: first }) && withQuestion(speaker, reading);
}

const answersQuestion = ({ turn }: Reading): boolean =>
  /[?？؟]/.test(turn.lines.findLast((line) => line.role === "assistant")?.content ?? "");

function withQuestion(speaker: Speaker, reading: Reading): true {
  if (!/[?？؟]/.test(speaker.spoken().text)) nudge(speaker, reading);
  return true;
}

const LATIN: readonly string[] = ["en", "es", "fr", "de"];

/** Written in letters that the language of the turn does not use. */
export function isOtherScript({ text, turn }: Reading): boolean {
  if (!LATIN.includes(turn.language)) return false;
  const letters = fold(text).match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  return letters.length >= 4 && foreign.length * 2 > letters.length;
}
