/** One recognizer result, as listed in an event. */
export interface Result {
  readonly text: string;
  readonly isFinal: boolean;
  /** Undefined in browsers that report none. */
  readonly confidence: number | undefined;
}

/**
 * How certain it is that an utterance is complete: "open" (more may come), "likely" (the recognizer
 * says final without being sure) or "certain". Chrome on Android marks every growing version final
 * and sets the last one apart only by its confidence.
 */
export type Certainty = "open" | "likely" | "certain";

export interface Utterance {
  readonly text: string;
  readonly standing: Certainty;
  /** The latest event's results, and the text from before the recognizer restarted its list. */
  readonly results: readonly Result[];
  readonly before: string;
}

export const NOTHING_HEARD: Utterance = { text: "", standing: "open", results: [], before: "" };

/** Below this many words, a speaker's repeated word looks like a repeated event. */
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

/** True if `longer` starts with all words of `shorter`. */
const holds = (longer: readonly string[], shorter: readonly string[]): boolean =>
  sharedStart(shorter, longer) === shorter.length;

/** Like `holds`, but the last word of `shorter` may be cut off. */
function grows(longer: readonly string[], shorter: readonly string[]): boolean {
  const last = shorter.length - 1;
  return (
    sharedStart(shorter, longer) >= last && (longer[last] ?? "").startsWith(shorter[last] ?? "")
  );
}

const hasWords = ({ text }: { readonly text: string }): boolean => wordsOf(text).length > 0;

function join(one: string, other: string): string {
  const isApart = /\s$/.test(one) || /^\s/.test(other) || ENDS_UNSPACED.test(one.trim());
  return one === "" || other === "" || isApart ? one + other : `${one} ${other}`;
}

const isUnsure = ({ isFinal, confidence }: Result): boolean => isFinal && confidence === 0;
const isCertain = (result: Result): boolean => result.isFinal && !isUnsure(result);

/**
 * A leading space continues the previous part; a longer version of that part starts without one.
 */
const goesOn = (earlier: Result, later: Result): boolean =>
  /^\s/.test(later.text) && (isCertain(earlier) || wordsOf(earlier.text).length < MIN_ECHO);

/**
 * Joins the parts of one list, in which a recognizer may also append each longer version of the
 * same words.
 */
function textOf(results: readonly Result[]): string {
  let parts: Result[] = [];
  // After it fell back to the start of the last part, the next sentence may begin with those words.
  let fellBack = false;
  for (const result of results) {
    const words = wordsOf(result.text);
    const last = parts.at(-1);
    if (words.length === 0) continue;
    const whole = wordsOf(parts.reduce((text, part) => join(text, part.text), ""));
    const lastWords = wordsOf(last?.text ?? "");
    if (!last || goesOn(last, result)) parts.push(result);
    else if (grows(words, whole)) parts = [result];
    else if (grows(words, lastWords) || (!fellBack && isRevision(last, result)))
      parts[parts.length - 1] = result;
    else if (!holds(lastWords, words) && !holds(whole, words)) parts.push(result);
    fellBack = words.length < lastWords.length && holds(lastWords, words);
  }
  return parts.reduce((text, part) => join(text, part.text), "").trim();
}

/**
 * Where finals are guesses, the next entry may correct the previous one: it starts alike, or it's
 * the next form of a short guess, such as "two people" after "to".
 */
function isRevision(earlier: Result, later: Result): boolean {
  if (!isUnsure(earlier) || !isUnsure(later)) return false;
  const [before, now] = [wordsOf(earlier.text), wordsOf(later.text)];
  const isNextForm = before.length < MIN_ECHO && now.length === before.length + 1;
  return (
    2 * sharedStart(before, now) >= before.length || (isNextForm && before[0]?.[0] === now[0]?.[0])
  );
}

/** True if `now` still has at least half of the words of `before`. */
const isAlike = (now: readonly string[], before: readonly string[]): boolean =>
  2 * before.filter((word) => now.includes(word)).length >= before.length;

/**
 * True if the recognizer restarted its list: a final first entry, which should stay as it is, now
 * has other words.
 */
function wasRestarted(earlier: Result | undefined, later: Result | undefined): boolean {
  if (!earlier?.isFinal || !later) return false;
  const [before, now] = [wordsOf(earlier.text), wordsOf(later.text)];
  if (grows(now, before)) return false;
  return isCertain(earlier) || (before.length >= MIN_ECHO && !isAlike(now, before));
}

/** A restarted list may repeat all that was said before, or its start. */
function joinLists(before: string, listed: string): string {
  const [earlier, later] = [wordsOf(before), wordsOf(listed)];
  if (holds(earlier, later)) return before;
  return grows(later, earlier) ? listed : join(before, listed);
}

/**
 * True if the last result has just become certain. It stands even against a longer guess, because
 * guesses run ahead of what was said.
 */
function isSettled(results: readonly Result[], earlier: readonly Result[]): boolean {
  const [now, before] = [results.at(-1), earlier[results.length - 1]];
  return now !== undefined && isCertain(now) && !(before && isCertain(before)) && hasWords(now);
}

/** Undoes a whole utterance written twice into one result, as some browsers do. */
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

/** Processes the next event of one recognition, given all its results from the first on. */
export function hear(heard: Utterance, results: readonly Result[]): Utterance {
  const isEmptied = !results.some(hasWords) && heard.standing !== "open";
  const isNewList = isEmptied || wasRestarted(heard.results[0], results[0]);
  const before = isNewList ? heard.text : heard.before;
  const listed = textOf(results);
  const anew = joinLists(before, results.length > 1 ? listed : once(listed, heard.text));
  const isShorter =
    wordsOf(anew).length < wordsOf(heard.text).length && holds(wordsOf(heard.text), wordsOf(anew));
  return {
    text: isShorter && !isSettled(results, heard.results) ? heard.text : anew,
    standing: standingOf(results),
    results,
    before,
  };
}

function standingOf(results: readonly Result[]): Certainty {
  const last = results.at(-1);
  if (!last || results.some(({ isFinal, text }) => !isFinal && text.trim() !== "")) return "open";
  if (!last.isFinal) return "open";
  return isUnsure(last) ? "likely" : "certain";
}
