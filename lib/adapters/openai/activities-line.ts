/**
 * The model is asked to end its answer with this. It's always English, even if the answer isn't.
 */
export const ACTIVITIES_MARKER = "ACTIVITIES:";

const MOST = 3;
const LONGEST = 40;
/** In characters. A list of three is never longer, so anything past this is ignored. */
const MAX_LINE = 400;
/**
 * Maximum characters held back, so each piece costs the same however much whitespace came before.
 */
const MAX_DOUBT = 48;
const WORD = "activities";
const IN_ANY_CASE = [...WORD].map((letter) => `[${letter}${letter.toUpperCase()}]`).join("");
/**
 * Matches upper case anywhere, and any case at the start of a line. Every repetition is bounded
 * because a model may send anything.
 */
const MARKER = new RegExp(
  `\\n[\\s*_#>-]{0,16}${IN_ANY_CASE}[*_]{0,3}\\s{0,8}[:：]|\\*{0,3}${WORD.toUpperCase()}\\*{0,3}\\s{0,8}[:：]`,
);

/**
 * Separates the closing line of suggested activities from the text, even if it arrives in pieces.
 * Text that could still become the marker is held back until that's clear. The marker and its line
 * are never shown. Runs in linear time on any input.
 */
export class ActivitiesLine {
  // This newline means "a line starts here"; it's stripped before the first text is shown.
  #held = "\n";
  #started = false;
  #line: string | null = null;
  #found: string[] = [];

  /** Takes the next piece of the answer and returns the text that can be shown now. */
  push(piece: string): string {
    let shown = "";
    let rest = piece;
    while (rest !== "") {
      if (this.#line !== null) rest = this.#readLine(this.#line, rest);
      else [shown, rest] = this.#readText(shown, rest);
    }
    return shown;
  }

  /**
   * Ends the answer. Returns the last text to show and the activities (none if the line was missing
   * or unusable). In a torn line the last activity may be cut in half, so it's dropped.
   */
  end({ isTorn = false } = {}): { text: string; activities: string[] } {
    if (this.#line !== null)
      this.#take(isTorn ? this.#line.replace(/[^|,;，、\n]*$/, "") : this.#line);
    const text = this.#show(this.#held.trimEnd());
    this.#held = "";
    this.#line = null;
    return { text, activities: this.#found.slice(0, MOST) };
  }

  /**
   * All text so far, both shown (passed as `shown`) and held back. A list of activities only begins
   * after the text is complete.
   */
  textSoFar(shown: string): string {
    return (shown + this.#held).trimEnd();
  }

  /** @returns the text shown so far, and the remainder after the marker */
  #readText(before: string, piece: string): [string, string] {
    const text = this.#held + piece;
    const marker = COLON.test(text) ? MARKER.exec(text) : null;
    if (marker) {
      this.#held = "";
      this.#line = "";
      return [
        before + this.#show(text.slice(0, marker.index).trimEnd()),
        text.slice(marker.index + marker[0].length),
      ];
    }
    const clear = text.length - doubtfulEnd(text);
    this.#held = text.slice(clear);
    return [before + this.#show(text.slice(0, clear)), ""];
  }

  /** @returns the remainder after the line */
  #readLine(begun: string, piece: string): string {
    // A newline right after the marker means the list follows on the next lines.
    const start = begun.trim() === "" ? Math.max(0, piece.search(/\S/)) : 0;
    const blank = begun.trim() === "" && piece.trim() === "";
    const end = blank ? -1 : piece.indexOf("\n", start);
    if (end === -1) {
      this.#line = blank ? "" : (begun + piece.slice(start, start + MAX_LINE)).slice(0, MAX_LINE);
      return "";
    }
    this.#take(begun + piece.slice(start, end));
    this.#line = null;
    return piece.slice(end);
  }

  #take(line: string): void {
    const fresh = parseActivities(line).filter((activity) => !this.#found.includes(activity));
    this.#found = [...this.#found, ...fresh].slice(0, MOST);
  }

  #show(text: string): string {
    const shown = this.#started ? text : text.trimStart();
    this.#started ||= shown !== "";
    return shown;
  }
}

/**
 * Length of the tail that more letters could turn into the marker, or that's only whitespace and
 * markup.
 */
function doubtfulEnd(text: string): number {
  const floor = Math.max(0, text.length - MAX_DOUBT);
  const back = (from: number, kind: RegExp): number => {
    let at = from;
    while (at > floor && kind.test(text.charAt(at - 1))) at -= 1;
    return at;
  };
  const wordEnd = back(text.length, DRESS);
  const wordStart = back(wordEnd, LETTER);
  const word = text.slice(wordStart, wordEnd).toLowerCase();
  const start = back(wordStart, DRESS);
  const perhaps = wordEnd === text.length ? WORD.startsWith(word) : word === WORD;
  return text.length - (perhaps && word !== "" && start < wordStart ? start : wordEnd);
}

const COLON = /[:：]/;
const DRESS = /[\s*_#>-]/;
const LETTER = /[A-Za-z]/;

export function parseActivities(whole: string): string[] {
  const line = whole.slice(0, MAX_LINE);
  return line
    .split(line.includes("|") ? "|" : /[,;，、\n]/)
    .map((part) => part.replace(/^[\s\-*•"'“”\d.)]+|[\s*"'“”.]+$/g, "").trim())
    .filter(
      (part) => part.length > 1 && part.length <= LONGEST && !/[<>[\]{}]|https?:|www\./i.test(part),
    );
}
