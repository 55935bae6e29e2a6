import { clean } from "./normalise";
import { Word, type Words } from "./word";

export type Pause = "none" | "clause" | "sentence";

export interface Token {
  readonly word: Word;
  /** What stands between this word and the one before. */
  readonly pause: Pause;
}

// Single Chinese characters, pictures, words, pauses. One pass, no nesting: linear in the text.
const PIECES =
  /\p{Script=Han}|\p{Extended_Pictographic}|(?:[$@]|!(?=\p{Ll}))?[\p{L}\p{M}\p{N}]+(?:['@$!*€|](?=[\p{L}\p{M}\p{N}*])[\p{L}\p{M}\p{N}*]*)*|[.!?…。!?।؟\n]+|[,;:،؛、,;:()[\]"“”«»„—–]+/gu;

/** No word ends in one of these, so that the last character of a piece tells what it is. */
const STOPS = ".!?…。।؟\n";
const COMMAS = ',;:()[]،؛、"“”«»„—–';

const ELISION = /^(?:j|l|d|m|t|s|n|c|qu|jusqu|lorsqu)'(?=\p{L}{2}|a$)/u;
const MAX_WORD = 48;

/** Cuts a text into words; French elisions are parted ("j'ai" → "j", "ai"), other apostrophes dropped. */
export function tokenise(text: string, words: Words): Token[] {
  const tokens: Token[] = [];
  let pause = "sentence" as Pause;
  const push = (written: string): void => {
    // A word repeated for ever says no more than said twice; it would only cost time.
    const last = tokens.length - 1;
    const word = words.of(written);
    const isLast = (at: number): boolean => tokens[at]?.word.folded === word.folded;
    if (last > 0 && isLast(last) && isLast(last - 1)) return;
    tokens.push({ word, pause });
    pause = "none";
  };
  for (const piece of clean(text).match(PIECES) ?? []) {
    const last = piece.charAt(piece.length - 1);
    if (STOPS.includes(last)) pause = piece === "\n" ? laterOf(pause, "clause") : "sentence";
    else if (COMMAS.includes(last)) pause = laterOf(pause, "clause");
    else {
      const elided = ELISION.exec(piece)?.[0];
      if (elided) push(elided);
      push((elided ? piece.slice(elided.length) : piece).slice(0, MAX_WORD));
    }
  }
  return unchop(hasSpelt(tokens) ? mend(tokens) : tokens);
}

const laterOf = (one: Pause, other: Pause): Pause => (one === "sentence" ? one : other);

const isLetter = (word = ""): boolean => word.length === 1 && word < "\u007f" && /^[a-z0-9@$!]$/.test(word);

/** Fewer letters apart are words of their own. */
const LEAST_SPELT = 3;

function hasSpelt(tokens: readonly Token[]): boolean {
  let letters = 0;
  for (const { word } of tokens) {
    letters = isLetter(word.folded) ? letters + 1 : 0;
    if (letters === LEAST_SPELT) return true;
  }
  return false;
}

/** Joins letters written apart ("k i l l", "s-u-i-c-i-d-e") into one long word; the lexicon cuts it up again. */
function mend(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    let end = i;
    while (isLetter(tokens[end]?.word.folded)) end += 1;
    const first = tokens[i];
    if (!first) break;
    if (end - i >= LEAST_SPELT) {
      const joined = tokens
        .slice(i, end)
        .map(({ word }) => word.folded)
        .join("")
        .slice(0, MAX_WORD);
      out.push({ word: new Word(joined, joined), pause: first.pause });
      // "k.i.l.l. me": the stop after the last letter belongs to the spelling.
      const next = tokens[end];
      if (next && tokens[i + 1]?.pause === "sentence") out.push({ ...next, pause: "none" });
      i = next && tokens[i + 1]?.pause === "sentence" ? end + 1 : end;
    } else {
      out.push(first);
      i += 1;
    }
  }
  return out;
}

/** "I. want. to." is a manner of writing, not five sentences: with so many stops they count as commas. */
function unchop(tokens: Token[]): Token[] {
  let stops = 0;
  for (const { pause } of tokens) if (pause === "sentence") stops += 1;
  if (tokens.length < 4 || tokens.length / stops >= 2.2) return tokens;
  return tokens.map((token, at) => (at > 0 && token.pause === "sentence" ? { ...token, pause: "none" } : token));
}
