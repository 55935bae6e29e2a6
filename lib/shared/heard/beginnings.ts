/** So far a beginning is looked at: enough to tell most words apart. */
const LONGEST = 6;
/** More than these tell hardly anything apart. */
const MOST = 600;
const MOST_IN_CLASS = 8;

/** How the matches of a part of a pattern may begin. */
interface Begins {
  /** The whole of a match, which what follows goes on from. */
  readonly whole: ReadonlySet<string>;
  /** All that is known of a longer one. */
  readonly cut: ReadonlySet<string>;
  /** Every match begins where no letter (a to z) stands on both sides. */
  readonly anchored: boolean;
}

const NONE: ReadonlySet<string> = new Set();
const EMPTY: ReadonlySet<string> = new Set([""]);
const ANYTHING: Begins = { whole: NONE, cut: EMPTY, anchored: false };
const NOTHING: Begins = { whole: EMPTY, cut: NONE, anchored: false };
const WORD_EDGE: Begins = { ...NOTHING, anchored: true };
const only = (...texts: string[]): Begins => ({ whole: new Set(texts), cut: NONE, anchored: false });

/** Lookbehinds after which a word begins, in any script; only flag "u" reads them so. */
const NO_LETTER_BEFORE: readonly string[] = ["[\\p{L}\\p{M}]", "\\p{L}"];

/**
 * What a match of a pattern begins with, at most six characters each and lower-cased: a text that holds none of these where a word may
 * begin holds no match. Null where nothing of the kind can be told. Read from the pattern itself, so that it cannot differ from it.
 */
export function beginningsOf({ source, flags }: RegExp): readonly string[] | null {
  // Other flags change what a place or a letter is.
  if (!/^[iu]?$/.test(flags)) return null;
  const read = new Reader(source, flags).read();
  if (read === null) return null;
  const { whole, cut, anchored } = read;
  const begins = [...new Set([...whole, ...cut])];
  const known = begins.every((text) => text !== "" && (anchored || !/^[a-z]/.test(text)));
  return known ? begins : null;
}

const TIMES = /[?*+]\??|\{\d+(?:,\d*)?\}\??/y;
const LOOKAROUND = /\(\?<?[=!]/y;
const GROUP = /\((?:\?<\w+>)?/y;
const CLASS = /\[(?:\\.|[^\]\\])*\]/y;
const ESCAPED = /[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|k<\w+>|\d+|[A-Za-z]/y;
const SIGN = /[^A-Za-z0-9]/y;
const ANY = /./sy;

/** Reads a pattern from left to right. What it does not know may be anything. */
class Reader {
  #at = 0;
  /** Groups of a kind that it does not know have no end that it would find. */
  #isLost = false;

  constructor(
    private readonly source: string,
    private readonly flags: string,
  ) {}

  read(): Begins | null {
    const all = this.#alternatives();
    return this.#isLost ? null : all;
  }

  #takes(text: string): boolean {
    if (!this.source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  /** What a sticky pattern finds here. */
  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const taken = pattern.exec(this.source)?.[0];
    this.#at += taken?.length ?? 0;
    return taken;
  }

  #alternatives(): Begins {
    let all = this.#sequence();
    while (this.#takes("|")) all = either(all, this.#sequence());
    return all;
  }

  #sequence(): Begins {
    let all = NOTHING;
    while (this.#at < this.source.length && !/[|)]/.test(this.source.charAt(this.#at))) {
      all = followed(all, this.#repeated(this.#atom()));
    }
    return all;
  }

  #repeated(once: Begins): Begins {
    const times = this.#take(TIMES);
    if (times === undefined) return once;
    if (times.startsWith("?")) return { whole: union(once.whole, EMPTY), cut: once.cut, anchored: false };
    const more = union(once.whole, once.cut);
    if (times.startsWith("*") || times.startsWith("{0")) return { whole: EMPTY, cut: more, anchored: false };
    return { whole: NONE, cut: more, anchored: once.anchored };
  }

  #atom(): Begins {
    if (this.#takes("(?:")) return this.#group();
    const look = this.#take(LOOKAROUND);
    if (look !== undefined) return this.#lookaround(look);
    if (this.#take(GROUP) !== undefined) return this.#group();
    if (this.#takes("^")) return WORD_EDGE;
    if (this.#takes("$")) return NOTHING;
    if (this.#takes(".")) return ANYTHING;
    const inside = this.#take(CLASS);
    if (inside !== undefined) return this.#class(inside.slice(1, -1));
    return this.#takes("\\") ? this.#escape() : this.#letter(this.#take(ANY) ?? "");
  }

  #group(): Begins {
    if (this.source.charAt(this.#at) === "?") this.#isLost = true;
    const inside = this.#alternatives();
    this.#takes(")");
    return inside;
  }

  /** Takes up no place of its own, and only says where something may stand. */
  #lookaround(look: string): Begins {
    const from = this.#at;
    this.#group();
    const body = this.source.slice(from, this.#at - 1);
    return look === "(?<!" && this.flags === "u" && NO_LETTER_BEFORE.includes(body) ? WORD_EDGE : NOTHING;
  }

  #class(inside: string): Begins {
    // Ranges, escapes and the rest of the alphabet are too many to tell anything.
    if (/[\\^-]/.test(inside) || inside.length > MOST_IN_CLASS) return ANYTHING;
    return [...inside].map((letter) => this.#letter(letter)).reduce(either, only());
  }

  #escape(): Begins {
    if (this.#takes("b")) return WORD_EDGE;
    if (this.#takes("B")) return NOTHING;
    if (this.#take(SIGN) === undefined) {
      this.#take(ESCAPED);
      return ANYTHING;
    }
    return this.#letter(this.source.charAt(this.#at - 1));
  }

  /** Half a character stands for nothing by itself, and only of English letters the other case is known. */
  #letter(letter: string): Begins {
    const strange = letter.length !== 1 || /[\ud800-\udfff]/.test(letter) || (this.flags === "i" && letter > "\x7f");
    return strange ? ANYTHING : only(lowered(letter));
  }
}

const lowered = (letter: string): string => (/[A-Z]/.test(letter) ? letter.toLowerCase() : letter);

const union = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...one, ...other]);

const either = (one: Begins, other: Begins): Begins => ({
  whole: union(one.whole, other.whole),
  cut: union(one.cut, other.cut),
  anchored: one.anchored && other.anchored,
});

function followed(first: Begins, next: Begins): Begins {
  const isFirst = first.whole.size === 1 && first.whole.has("") && first.cut.size === 0;
  const [whole, cut] = [new Set<string>(), new Set(first.cut)];
  for (const before of first.whole) {
    for (const text of next.whole)
      (before.length + text.length < LONGEST ? whole : cut).add((before + text).slice(0, LONGEST));
    for (const text of next.cut) cut.add((before + text).slice(0, LONGEST));
  }
  const anchored = first.anchored || (isFirst && next.anchored);
  return whole.size + cut.size > MOST
    ? { whole: NONE, cut: union(first.whole, first.cut), anchored }
    : { whole, cut, anchored };
}
