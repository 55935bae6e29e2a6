import { fold } from "../text";
import { HEATS, type Heat } from "./shape";

/** What one message of two people's talk holds, besides its words. */
export interface Heard {
  readonly heat: Heat | null;
  /** It speaks of the other: said back as it stands, it would sound like the guide's own view. */
  readonly aboutOther: boolean;
  readonly thanks: boolean;
  readonly asksSides: boolean;
  readonly asksAi: boolean;
  /** What the other wrote to the guide alone. */
  readonly asksPrivate: boolean;
  readonly asksAdvice: boolean;
}

const HEAT: Record<Heat, RegExp> = {
  contempt:
    /\b(?:pathetic|disgust\w*|idiot|stupid|moron|loser|useless|worthless|ridiculous|you(?:'re| are) (?:such )?an? (?:joke|baby|child|liar)|grow up|roll(?:s|ed|ing)? (?:my|her|his|your) eyes|whatever you say|shut up|cry ?baby|selfish)\b/,
  criticism:
    /\b(?:you|he|she|they) (?:just )?(?:always|never|constantly|don't ever|can't ever|only ever)\b|\b(?:what(?:'s| is) wrong with (?:you|him|her|them)|why (?:can't|don't|won't) (?:you|he|she|they) ever|(?:it's|it is|that's|that is) (?:all )?(?:your|his|her|their) fault|because of (?:you|him|her) (?:we|i))\b/,
  defence:
    /\b(?:(?:it's|it is|that's) not my fault|i didn't do anything|don't blame me|yes,? but you|well,? you|what about (?:when )?you|i only did (?:it|that) because (?:you|he|she)|you do it too|not true at all|i'm not the one who)\b/,
  withdrawal:
    /\b(?:i(?:'m| am) done(?: talking| with this)?|forget it|i(?:'m| am) not (?:talking|doing this|discussing)|leave me alone|there(?:'s| is) no point|what(?:'s| is) the point|i give up|i don't care anymore|i have nothing (?:more )?to say)\b/,
};

const ABOUT_OTHER = /\b(?:you|your|you're|he|he's|his|him|she|she's|her|they|they're|their|them)\b/;
const THANKS =
  /\b(?:thank(?:s| you)|i (?:really )?(?:appreciate|love(?:d)? (?:it )?(?:when|that|how)|liked (?:it )?(?:when|that|how))|that (?:means|meant) (?:a lot|so much)|i(?:'m| am) (?:so )?(?:grateful|proud of (?:you|us))|i(?:'m| am) sorry|in the good way)\b/;
const SIDES =
  /\b(?:who(?:'s| is) (?:right|wrong|to blame|at fault)|whose fault|am i (?:right|wrong|crazy|overreacting|the problem)|(?:is|isn't) (?:he|she|that) (?:wrong|unfair|crazy|the problem)|tell (?:him|her|them) (?:that )?(?:he|she|they|to|how)|take (?:my|a) side|whose side|don't you (?:agree|think (?:he|she|i'm right))|you agree with me)\b/;
const AI =
  /\bare you (?:an? )?(?:ai|a\.i\.|bot|robot|machine|computer|human|person|real)\b|\bis (?:this|sage) (?:an? )?(?:ai|bot|real|human|person)\b|\bam i talking to a (?:bot|machine|human|person)\b/;
const PRIVATE =
  /\b(?:what|did|has|have|tell|show)\b.{0,40}\b(?:write|wrote|written|say|said|tell|told|talk|talked|ask|asked)\b.{0,30}\b(?:in private|privately|alone|behind my back|in secret)\b/;
const ADVICE =
  /\b(?:what (?:should|can|could|do) (?:we|i) do|how (?:can|do|should|could) (?:we|i)|any (?:advice|ideas|tips)|help us)\b.{0,80}\?|\bwhat (?:should|can) (?:we|i) do\b/;

/** English. Other languages are led without it, by turns alone. */
export function hear(message: string): Heard {
  const text = fold(message);
  return {
    heat: HEATS.find((heat) => HEAT[heat].test(text)) ?? null,
    aboutOther: ABOUT_OTHER.test(text),
    thanks: THANKS.test(text),
    asksSides: SIDES.test(text),
    asksAi: AI.test(text),
    asksPrivate: PRIVATE.test(text),
    asksAdvice: ADVICE.test(text),
  };
}
