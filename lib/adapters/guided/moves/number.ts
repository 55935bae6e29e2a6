import { NUMBER } from "../copy/number";
import { numberIn } from "../number-in";
import type { Reading } from "../reading";
import type { Speaker } from "../speaker";
import { fold } from "../text";

/** "8 out of 10", "es un 8 de 10", "8/10": a place on a scale, and nothing else. */
const ON_A_SCALE =
  /^(?:\p{L}+['’]?\p{L}* ){0,4}?[\d\u0660-\u0669\u0966-\u096f]{1,2} ?(?:\/|out of|of|on|over|de|sur|von|من|में से) ?(?:10|ten|diez|dix|zehn|١٠|१०)[.! ]*$|^10 ?分?(?:里|中)?(?:的)?[\d一二三四五六七八九]分?$|^[\d]{1,2} ?分[。.! ]*$/u;
const BARE =
  /^(?:(?:it'?s|maybe|about|around|like|an?|i'?d say|es|un|une|ein|eine) )*[\d\u0660-\u0669\u0966-\u096f]{1,2}[.! ]*$/u;
const ASKED_FOR_ONE =
  /\b(?:0|1|zero|one|cero|null|uno|un|eins|zéro) (?:to|a|à|bis) (?:10|ten|diez|dix|zehn)\b|0到10|من (?:0|٠) إلى|0 से 10/u;

/** A number on a scale is taken up and used. True when the message was one. */
export function answerNumber(speaker: Speaker, reading: Reading): boolean {
  const { turn, text, folded: said } = reading;
  const last = turn.lines.findLast(({ role }) => role === "assistant")?.content ?? "";
  if (!ON_A_SCALE.test(said) && !(BARE.test(said) && ASKED_FOR_ONE.test(fold(last)))) return false;
  const number = numberIn(text);
  return number !== null && speaker.say(NUMBER[turn.language][turn.audience], { number: String(number) });
}
