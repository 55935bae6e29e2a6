import { withoutMarks } from "./unfold-letters";

/** Nothing between two words. */
const NO_PAUSE = 0;
/** A comma, a line's end, a dash, dots, an emoji. */
const PAUSE = 1;
export const SENTENCE = 2;

/** Other spellings of words, by their folded form: "im" is "i am", "biddi" is "بدي". */
export type Spellings = ReadonlyMap<string, readonly string[]>;

export interface Words {
  /** Each word in the normalized form used in rules. */
  readonly folded: readonly string[];
  /** The same with its marks: "corto" and "cortó" differ. */
  readonly marked: readonly string[];
  /** The pause before each word, and one for the end of the text. */
  readonly pauses: readonly number[];
  /** Where each word stands in the text that was cut, which is in small letters. */
  readonly places: readonly (readonly [from: number, to: number])[];
  /** 1 if a word is inside quotation marks that don't enclose the whole text. */
  readonly quoted: Uint8Array;
}

const map = (from: string, to: string): ReadonlyMap<string, string> => {
  const targets = [...to];
  return new Map([...from].map((letter, at) => [letter, targets[at] ?? ""]));
};

/**
 * Letters that differ between Arabic, Persian and Urdu keyboards; a standalone hamza is dropped.
 */
const ARABIC = map(
  "\u0623\u0625\u0622\u0671\u0649\u06cc\u0626\u0624\u0629\u06a9\u06af\u0621",
  "\u0627\u0627\u0627\u0627\u064a\u064a\u064a\u0648\u0647\u0643\u0643",
);

/** Traditional characters among the words of the Chinese rules. */
const HAN = map(
  "殺傷結這個藥過説說聲媽爺們會樓離開實覺準備經還現時間後點來無對決劃計燒條沒為麼讓從動體臉腦裡裏壓頭親該買誰懷繩輕邊總幾難",
  "杀伤结这个药过说说声妈爷们会楼离开实觉准备经还现时间后点来无对决划计烧条没为么让从动体脸脑里里压头亲该买谁怀绳轻边总几难",
);

const replaceAll = (word: string, table: ReadonlyMap<string, string>): string =>
  [...word].map((letter) => table.get(letter) ?? letter).join("");

/** A nasal before a consonant is written as a letter or as a dot: ज़िन्दगी, ज़िंदगी. */
const NASAL = /न्(?=[त-ध])|म्(?=[प-भ])|ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])/g;

/** Normalizes a word: drops case, marks, apostrophes and anything optional in its script. */
export function fold(word: string): string {
  if (/^[a-z]+$/.test(word)) return word;
  if (/\p{Script=Han}/u.test(word)) return replaceAll(word, HAN);
  const bare = word.replace(/['\u200c\u200d]/g, "");
  if (/[\u0600-\u06ff]/.test(bare))
    return replaceAll(bare.replace(/[\u064b-\u065f\u0670\u0640]/g, ""), ARABIC);
  if (/[\u0900-\u097f]/.test(bare)) {
    return bare
      .normalize("NFD")
      .replaceAll("\u093c", "")
      .replaceAll("\u0901", "\u0902")
      .replace(NASAL, "\u0902");
  }
  return withoutMarks(bare).replace(/ß/g, "ss").replace(/œ/g, "oe").replace(/æ/g, "ae");
}

/**
 * Single Chinese characters, pictures, numbers, words, spaces in Chinese, stops, other pauses,
 * quotation marks. Linear: no part overlaps.
 */
const PIECES =
  /\p{Script=Han}|\p{Extended_Pictographic}|\p{Nd}+[.,:]\p{Nd}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}\u200c\u200d])+(?:'(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+)*|(?<=\p{Script=Han}) +(?=\p{Script=Han})|[.!?…。！？।؟\n]+|[,;:،؛、，；：()[\]–—]+|["“”«»„‘'「」『』《》]/gu;

const APOSTROPHES = /[\u2019\u02bc\u00b4`\u2032]/g;
const OPENS = /(?<=^|[\s(:,])'(?=\p{L})(?!(?:cause|cuz|coz|em|til|tis|bout|round|n|s)\b)/gu;

/** French words that lose their vowel before another: "j'ai" is "j", "ai". */
const ELISION = /^(?:j|l|d|m|t|s|n|c|qu|jusqu|lorsqu|puisqu)$/;

const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  "“": "”",
  "”": "”",
  "„": "“”",
  "«": "»",
  "»": "«",
  "‘": "'",
  "「": "」",
  "『": "』",
  "《": "》",
};
const MAX_QUOTED = 60;

/** With fewer words per stop than this, the stops are just a writing style: "I. want. to. die." */
const MIN_A_SENTENCE = 2.2;

function pauseOf(piece: string): number {
  if (/^[.!?…。！？।؟\n]+$/.test(piece))
    return /^(?:[.…]{2,}|…|\n)$/.test(piece) ? PAUSE : SENTENCE;
  return /^(?:\p{Extended_Pictographic}| +|[,;:،؛、，；：()[\]–—]+)$/u.test(piece)
    ? PAUSE
    : NO_PAUSE;
}

function parts(piece: string): readonly string[] {
  const [first = "", ...rest] = piece.split("'");
  return rest.length > 0 && ELISION.test(first) ? [first, ...parts(rest.join("'"))] : [piece];
}

class Collected {
  readonly folded: string[] = [];
  readonly marked: string[] = [];
  readonly pauses: number[] = [];
  readonly places: [number, number][] = [];
  readonly spans: [number, number][] = [];
  private pause: number = SENTENCE;
  private open: { readonly mark: string; readonly at: number } | undefined;

  constructor(private readonly spellings: Spellings) {}

  word(piece: string, at: number): void {
    for (const part of parts(piece)) {
      for (const word of this.meant(part)) this.push(word, [at, at + piece.length]);
    }
  }

  private meant(part: string): readonly string[] {
    // Arabic attaches "and" and "so" to the next word.
    const known =
      this.spellings.get(fold(part)) ??
      this.spellings.get(fold(part.replace(/^[\u0648\u0641]/, "")));
    return known ?? [part];
  }

  private push(word: string, place: [number, number]): void {
    const folded = fold(word);
    // A word repeated over and over means no more than when it's said twice.
    if (folded === this.folded.at(-1) && folded === this.folded.at(-2)) return;
    this.folded.push(folded);
    this.marked.push(word.replaceAll("'", ""));
    this.pauses.push(this.pause);
    this.places.push(place);
    this.pause = NO_PAUSE;
  }

  rest(pause: number): void {
    this.pause = Math.max(this.pause, pause);
  }

  quote(mark: string): void {
    const { open } = this;
    const at = this.folded.length;
    if (open && CLOSING[open.mark]?.includes(mark) && at - open.at <= MAX_QUOTED) {
      this.spans.push([open.at, at]);
      this.open = undefined;
    } else if (mark in CLOSING) this.open = { mark, at };
    this.rest(PAUSE);
  }
}

/** Cuts an unfolded text into words in linear time. */
export function wordsOf(text: string, spellings: Spellings): Words {
  const collected = new Collected(spellings);
  const plain = text.toLowerCase().replace(APOSTROPHES, "'").replace(OPENS, "‘");
  for (const { 0: piece, index } of plain.matchAll(PIECES)) {
    const pause = pauseOf(piece);
    if (pause !== NO_PAUSE) collected.rest(pause);
    else if (piece.length === 1 && (piece in CLOSING || /['”»」』》]/.test(piece)))
      collected.quote(piece);
    else collected.word(piece, index);
  }
  const { folded, marked, pauses, places, spans } = collected;
  return {
    folded,
    marked,
    pauses: [...unchopped(pauses), SENTENCE],
    places,
    quoted: quotedIn(spans, folded.length),
  };
}

function unchopped(pauses: readonly number[]): readonly number[] {
  const sentences = pauses.filter((pause) => pause === SENTENCE).length;
  if (pauses.length < 4 || pauses.length / sentences >= MIN_A_SENTENCE) return pauses;
  return pauses.map((pause, at) => (at > 0 && pause === SENTENCE ? PAUSE : pause));
}

function quotedIn(spans: readonly (readonly [number, number])[], length: number): Uint8Array {
  const quoted = new Uint8Array(length);
  for (const [start, end] of spans) quoted.fill(1, start, end);
  return quoted.includes(0) ? quoted : quoted.fill(0);
}
