/** What the model is asked to end its answer with; kept in English whatever the language of the answer. */
export const ACTIVITIES_MARKER = "ACTIVITIES:";

const MOST = 3;
const LONGEST = 40;
const MARKER_INLINE = /\**ACTIVITIES\**\s*[:：]/;
const MARKER_AT_LINE_START = /\n[\s*_#>-]*activities[*_]*\s*[:：]/i;
/** The end of what has come so far, when more letters could turn it into the marker (or it is mere white space). */
const PERHAPS_MARKER = /(?:\n[\s*_#>-]*(?:[A-Za-z]{1,10}[*_]*\s*)?|[\s*]+[A-Z]{0,10}[*_]*\s*)$/;
const PREFIXES = new Set(Array.from({ length: 11 }, (_, length) => "activities".slice(0, length)));

/**
 * Separates the closing line with suggested activities from the text, also when it arrives in pieces. Text that could
 * still become the marker is held back until it is clear; the marker and its line are never shown.
 */
export class ActivitiesLine {
  // The break stands for "a line starts here"; it is taken off before the first text is shown.
  #held = "\n";
  #started = false;
  #line: string | null = null;
  #found: string[] = [];

  /** Takes the next piece of the answer, returns what may be shown now. */
  push(piece: string): string {
    if (this.#line !== null) return this.#pushToLine(piece);
    this.#held += piece;
    const marker = MARKER_INLINE.exec(this.#held) ?? MARKER_AT_LINE_START.exec(this.#held);
    if (marker) {
      const shown = this.#held.slice(0, marker.index).trimEnd();
      const rest = this.#held.slice(marker.index + marker[0].length);
      this.#held = "";
      this.#line = "";
      return this.#show(shown) + this.#pushToLine(rest);
    }
    const doubtful = doubtfulEnd(this.#held);
    const shown = this.#held.slice(0, this.#held.length - doubtful);
    this.#held = this.#held.slice(this.#held.length - doubtful);
    return this.#show(shown);
  }

  /** The answer is over: the last text to show, and the activities (none when the line was missing or unusable). */
  end(): { text: string; activities: string[] } {
    if (this.#line !== null) this.#found.push(...parseActivities(this.#line));
    const text = this.#show(this.#held.trimEnd());
    this.#held = "";
    this.#line = null;
    return { text, activities: [...new Set(this.#found)].slice(0, MOST) };
  }

  #show(text: string): string {
    const shown = this.#started ? text : text.trimStart();
    this.#started ||= shown !== "";
    return shown;
  }

  #pushToLine(piece: string): string {
    const line = (this.#line ?? "") + piece;
    const end = line.indexOf("\n");
    // A line break straight after the marker means that the list follows on the next lines.
    if (end === -1 || line.slice(0, end).trim() === "") {
      this.#line = line.length > 400 ? line.slice(0, 400) : line;
      return "";
    }
    this.#found.push(...parseActivities(line.slice(0, end)));
    this.#line = null;
    return this.push(line.slice(end));
  }
}

function doubtfulEnd(text: string): number {
  const match = PERHAPS_MARKER.exec(text);
  if (!match) return 0;
  const letters = match[0].replace(/[^A-Za-z]/g, "").toLowerCase();
  if (PREFIXES.has(letters)) return match[0].length;
  return 0;
}

export function parseActivities(line: string): string[] {
  return line
    .split(line.includes("|") ? "|" : /[,;，、\n]/)
    .map((part) => part.replace(/^[\s\-*•"'“”\d.)]+|[\s*"'“”.]+$/g, "").trim())
    .filter((part) => part.length > 1 && part.length <= LONGEST && !/[<>[\]{}]|https?:|www\./i.test(part));
}
