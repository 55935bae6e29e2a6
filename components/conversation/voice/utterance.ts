/** One result of a recognizer, as it stands in the list of an event. */
export interface Result {
  readonly text: string;
  readonly isFinal: boolean;
  /** Missing where a browser names none. */
  readonly confidence: number | undefined;
}

/**
 * How much of an utterance is known: more may come, the recognizer says that it is whole without
 * being sure of it, or it is whole. Chrome on Android calls every growing form final, and tells the
 * last one apart only by its confidence.
 */
export type Standing = "open" | "likely" | "certain";

export interface Utterance {
  readonly text: string;
  readonly standing: Standing;
  /** The list of the latest event, and what was said before the recognizer began that list anew. */
  readonly results: readonly Result[];
  readonly before: string;
}

export const NOTHING_HEARD: Utterance = { text: "", standing: "open", results: [], before: "" };

/** Too short to tell a repeated word from a repeated event. */
const MIN_ECHO = 3;
const UNSPACED = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}";
const WORDS = new RegExp(`[${UNSPACED}]|[\\p{L}\\p{M}\\p{N}'’]+`, "gu");
const ENDS_UNSPACED = new RegExp(`[${UNSPACED}、。！？，]$`, "u");

const wordsOf = (text: string): string[] =>
  text.normalize("NFKC").toLowerCase().replaceAll("’", "'").match(WORDS) ?? [];

function sharedStart(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((word, index) => word !== other[index]);
  return at < 0 ? one.length : at;
}

/** `longer` says all that `shorter` says, and maybe goes on. */
const holds = (longer: readonly string[], shorter: readonly string[]): boolean =>
  sharedStart(shorter, longer) === shorter.length;

/** As `holds`, where the last word was cut off. */
function grows(longer: readonly string[], shorter: readonly string[]): boolean {
  const last = shorter.length - 1;
  return (
    sharedStart(shorter, longer) >= last && (longer[last] ?? "").startsWith(shorter[last] ?? "")
  );
}

function join(one: string, other: string): string {
  const isApart = /\s$/.test(one) || /^\s/.test(other) || ENDS_UNSPACED.test(one.trim());
  return one === "" || other === "" || isApart ? one + other : `${one} ${other}`;
}

const isUnsure = ({ isFinal, confidence }: Result): boolean => isFinal && confidence === 0;

/**
 * A part that begins with a space goes on from the part before it; a longer form of it begins at
 * the beginning.
 */
const goesOn = (text: string, words: readonly string[]): boolean =>
  /^\s/.test(text) && words.length < MIN_ECHO;

/**
 * The parts of one list, in which a recognizer may also put each longer form of the same words
 * behind the shorter one.
 */
function textOf(results: readonly Result[]): string {
  let parts: Result[] = [];
  for (const result of results) {
    const words = wordsOf(result.text);
    const last = parts.at(-1);
    if (words.length === 0) continue;
    const whole = wordsOf(parts.reduce((text, part) => join(text, part.text), ""));
    const lastWords = wordsOf(last?.text ?? "");
    if (!last || goesOn(result.text, lastWords)) parts.push(result);
    else if (grows(words, whole)) parts = [result];
    else if (grows(words, lastWords) || isRevision(last, result)) parts[parts.length - 1] = result;
    else if (!holds(lastWords, words) && !holds(whole, words)) parts.push(result);
  }
  return parts.reduce((text, part) => join(text, part.text), "").trim();
}

/** Where finals are guesses, a guess may be put right by the next entry of the list. */
function isRevision(earlier: Result, later: Result): boolean {
  const words = wordsOf(earlier.text);
  return (
    isUnsure(earlier) &&
    isUnsure(later) &&
    2 * sharedStart(words, wordsOf(later.text)) >= words.length
  );
}

/**
 * The list was emptied and filled anew: its first place was final, and now holds words that have
 * nothing of it.
 */
function isAnew(earlier: Result | undefined, later: Result | undefined): boolean {
  if (!earlier?.isFinal || !later) return false;
  const [before, now] = [wordsOf(earlier.text), wordsOf(later.text)];
  if (before.length === 0 || now.length === 0 || sharedStart(before, now) > 0 || grows(now, before))
    return false;
  return !isUnsure(earlier) || (before.length >= MIN_ECHO && now.length < MIN_ECHO);
}

/** Some browsers write a whole utterance twice into one result. */
function once(text: string, known: string): string {
  const words = wordsOf(text);
  const half = wordsOf(known);
  const isDouble =
    half.length >= MIN_ECHO &&
    words.length === 2 * half.length &&
    holds(words, half) &&
    holds(words.slice(half.length), half);
  return isDouble ? known : text;
}

/** Takes in the next event of one recognition: all results that it lists, from the first. */
export function hear(heard: Utterance, results: readonly Result[]): Utterance {
  const before = isAnew(heard.results[0], results[0]) ? heard.text : heard.before;
  const listed = textOf(results);
  const anew = grows(wordsOf(listed), wordsOf(before)) ? listed : join(before, listed);
  const isShorter =
    wordsOf(anew).length < wordsOf(heard.text).length && holds(wordsOf(heard.text), wordsOf(anew));
  return {
    text: isShorter ? heard.text : once(anew, heard.text),
    standing: standingOf(results),
    results,
    before,
  };
}

function standingOf(results: readonly Result[]): Standing {
  const last = results.at(-1);
  if (!last || results.some(({ isFinal, text }) => !isFinal && text.trim() !== "")) return "open";
  if (!last.isFinal) return "open";
  return isUnsure(last) ? "likely" : "certain";
}
