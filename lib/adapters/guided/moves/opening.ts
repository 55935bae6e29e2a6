import { isDespair } from "@/lib/shared/heard/despair";
import { protestIn } from "@/lib/shared/heard/protest";
import { tellsOfShock } from "@/lib/shared/heard/remembered";
import { isSmallTalk } from "@/lib/shared/heard/small-talk";
import type { Recap } from "../copy/shape";
import { keyClauses } from "../key-phrases";
import { holdsLine } from "../memory";
import { once } from "../once";
import type { Reading } from "../reading";
import { type Said, saidOf } from "../said";
import { isJudgement } from "../second-person";
import type { Speaker } from "../speaker";
import { contentWords, fold, trimPunctuation } from "../text";
import { nudge } from "./explore";
import { reflect } from "./reflect";

const QUOTED = /[“«„]\s?([^”«»“„]{3,200}?)\s?[”»“]/g;

/** What was said in the dark or against the talk is not brought up again as news of the last visit. */
const isBearable = (clause: string, language: Reading["turn"]["language"]): boolean =>
  !isDespair(clause, language) && protestIn(clause, language) === null && !isSmallTalk(clause);

const isFirst = ({ turn }: Reading): boolean => !turn.lines.some((line) => line.role === "assistant");

/**
 * What the visit before was about, out of the person's own words in its summary; nothing that speaks of danger, and nothing that they
 * have just said again.
 */
function lastVisit({ turn, lexicon, voice, folded: now }: Reading): Said | null {
  const quotes = [...(turn.before ?? "").matchAll(QUOTED)].flatMap((match) => match[1] ?? []);
  const clause = quotes
    .filter((quote) => !lexicon.intents.crisis.test(fold(quote)))
    .flatMap((quote) => keyClauses(trimPunctuation(quote), lexicon))
    .find(({ words, folded }) => !now.includes(folded) && !isJudgement(words) && isBearable(words, turn.language));
  return clause === undefined ? null : saidOf(clause, { language: turn.language, voice });
}

/** Says, at the first answer of a conversation, what the last one was about, and that it may be wrong. */
export function recap(speaker: Speaker, reading: Reading): boolean {
  // Whoever brings something frightening is met in that, and not with the last visit.
  const said = isFirst(reading) && !tellsOfShock(reading.text) ? lastVisit(reading) : null;
  const lines = reading.voice.recap;
  if (!said || !lines) return false;
  return (
    (said.phrase !== null && speaker.say(lines.phrase, { phrase: said.phrase })) ||
    speaker.say(lines.quote, { quote: said.quote })
  );
}

/** A greeting at the start of another visit. */
export function greetAgain(speaker: Speaker, reading: Reading): boolean {
  return recap(speaker, reading) && speaker.say(reading.voice.recap?.ask ?? []);
}

/** Brings in what they let the guide remember, where the message touches it and this conversation has not. */
export function recall(speaker: Speaker, reading: Reading): boolean {
  const { turn, voice, own, text, lexicon, memory } = reading;
  const { recap: lines } = voice;
  if (!lines || turn.memory.length === 0 || lines.memory.some((line) => memory.said(line))) return false;
  const now = new Set(contentWords(text));
  const here = fold(own.join(" "));
  const touched = turn.memory.find(
    (fact) => !here.includes(fold(trimPunctuation(fact))) && contentWords(fact).some((word) => now.has(word)),
  );
  const clause = touched && keyClauses(touched, lexicon)[0];
  if (!clause || isJudgement(clause.words) || !isBearable(touched, turn.language)) return false;
  const { phrase, quote } = saidOf(clause, { language: turn.language, voice });
  return speaker.say(lines.memory, { phrase, quote });
}

/** All by which something from before this conversation is brought in. */
const broughtIn = once(({ phrase, quote, memory }: Recap): readonly string[] => [...phrase, ...quote, ...memory]);

/** The answer to a recap: put right, or taken up. */
export function answerToRecap(speaker: Speaker, reading: Reading): boolean {
  const { turn, voice, intents, words } = reading;
  const last = turn.lines.findLast((line) => line.role === "assistant");
  if (!voice.recap || last === undefined || !holdsLine(last, broughtIn(voice.recap))) return false;
  const { corrected, confirmed } = voice.recap;
  const wrong =
    intents.has("misunderstood") ||
    intents.has("no") ||
    /\b(?:wrong|not true|never said|mistake)\b/.test(reading.folded);
  if (wrong && speaker.say(corrected)) {
    if (words > 7) reflect(speaker, reading, false);
    nudge(speaker, reading);
    return true;
  }
  return !wrong && intents.has("yes") && words <= 8 && speaker.say(confirmed);
}
