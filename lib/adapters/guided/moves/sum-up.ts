import type { Reading } from "../reading";
import { contentOf } from "../said";
import { isJudgement } from "../second-person";
import type { Speaker } from "../speaker";
import { wordCount } from "../text";

const MOST_PIECES = 3;
const MOST_WORDS = 36;
const SEPARATOR: Partial<Record<Reading["turn"]["language"], string>> = { zh: "；", ar: "؛ " };

/** Puts together up to three things that the person said, and asks what is missing. False when there is too little. */
export function sumUp(speaker: Speaker, reading: Reading): boolean {
  const { voice, turn } = reading;
  if (!voice.summing) return false;
  const pieces = distinct(reading);
  if (pieces.length < 2) return false;
  const list = joined(pieces, voice.summing.and, SEPARATOR[turn.language] ?? "; ");
  const lines = turn.language === "en" ? voice.summing.phrases : voice.summing.quotes;
  if (!speaker.say(lines, { list })) return false;
  speaker.say(voice.summing.ask);
  return true;
}

/** What tells most, in the order in which it was said, no two about the same. */
function distinct({ told, own, turn }: Reading): string[] {
  const chosen: { piece: string; words: string }[] = [];
  const known = new Set<string>();
  let length = 0;
  for (const one of [...told].sort((left, right) => right.weight - left.weight)) {
    if (chosen.length === MOST_PIECES) break;
    const piece = turn.language === "en" ? one.phrase : one.quote;
    if (piece === null || isJudgement(one.phrase ?? "")) continue;
    if (contentOf(one).some((word) => known.has(word))) continue;
    const longer = length + wordCount(piece);
    if (longer > MOST_WORDS) continue;
    length = longer;
    chosen.push({ piece, words: one.words });
    for (const word of contentOf(one)) known.add(word);
  }
  const all = own.join("\n");
  return chosen.sort((left, right) => all.indexOf(left.words) - all.indexOf(right.words)).map(({ piece }) => piece);
}

const joined = (pieces: readonly string[], and: string, separator: string): string =>
  pieces.length < 2 ? pieces.join("") : `${pieces.slice(0, -1).join(separator)}${separator}${and} ${pieces.at(-1)}`;
