import { clean, type Spelling, spell } from "./normalise";
import { RememberedWords } from "./remembered";

export type Pause = "none" | "clause" | "sentence";

export interface Token {
  readonly folded: string;
  readonly marked: string;
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

const spellings = new RememberedWords<Spelling>(20_000);
/** Most words come again, in this text and in others. */
function spellOnce(word: string): Spelling {
  const before = spellings.get(word);
  if (before) return before;
  // A piece of a text keeps the whole of it alive; what is remembered must be a word alone.
  const alone = ` ${word}`.slice(1);
  return spellings.set(alone, spell(alone));
}

/** Cuts a text into words; French elisions are parted ("j'ai" → "j", "ai"), other apostrophes dropped. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let pause = "sentence" as Pause;
  const push = (word: string): void => {
    // A word repeated for ever says no more than said twice; it would only cost time.
    const last = tokens.length - 1;
    const spelling = spellOnce(word);
    if (last > 0 && tokens[last]?.folded === spelling.folded && tokens[last - 1]?.folded === spelling.folded) return;
    tokens.push({ folded: spelling.folded, marked: spelling.marked, pause });
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
  for (const { folded } of tokens) {
    letters = isLetter(folded) ? letters + 1 : 0;
    if (letters === LEAST_SPELT) return true;
  }
  return false;
}

/** Joins letters written apart ("k i l l", "s-u-i-c-i-d-e") into one long word; the lexicon cuts it up again. */
function mend(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    let end = i;
    while (isLetter(tokens[end]?.folded)) end += 1;
    const first = tokens[i];
    if (!first) break;
    if (end - i >= LEAST_SPELT) {
      const joined = tokens
        .slice(i, end)
        .map((token) => token.folded)
        .join("")
        .slice(0, MAX_WORD);
      out.push({ folded: joined, marked: joined, pause: first.pause });
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
