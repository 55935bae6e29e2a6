import { doubtfulEnd, type Mark, marksOf, readMark } from "./template-marks";
import { type Opening, openingOf } from "./thinks-aloud";

interface SpokenOptions {
  /** Who else speaks in the talk. */
  readonly names?: readonly string[];
  /** The server's template is known to swallow the tag that opens the thinking. */
  readonly unopened?: boolean;
  /** Whether thinking without any tag is looked for; not where the words are data. */
  readonly alert?: boolean;
}

interface Heard {
  readonly text: string;
  /** What came before was thinking after all. */
  readonly withdrawn: boolean;
}

const ASSISTANT = /^(?:|assistant|model|bot|ai|gpt|chatbot)$/i;
/** A mark that never got its end, at the end of everything. */
const TORN_MARK =
  /^(?:<[|｜/<]?|<(?:[|｜/<]|think|thought|reason)[^<>]*|\[\/?[A-Z]{3,}[^\]]*|◁.*)$/su;
/** A role's heading at the end of everything: the model stopped before it went on in that role. */
const TORN_HEADING = /^#{2,3} ?(?:user|human|instruction|input|response|assistant)(?: message)?$/i;

/**
 * Takes what a model sends piece by piece, and gives what it says to the person: nothing of its
 * thinking, wherever that stands and however it is marked, and nothing from the first special token
 * of a chat template on. What could still become a mark is held back until it is clear.
 */
export class Spoken {
  readonly #names: readonly string[];
  readonly #marks: RegExp;
  readonly #unopened: boolean;
  // The break stands for "a line starts here".
  #buffer = "\n";
  #state: "speech" | "thinking" | "label" | "over";
  #label: { kind: "channel" | "turn"; text: string } = { kind: "turn", text: "" };
  /** The beginning, until it is known to be no thinking. */
  #opening: { text: string; is: Opening } | null;
  #spoke = false;
  #withdrawn = false;
  /** Some of it was thinking. */
  thought = false;
  /** Words of thinking were closed that nothing had opened. */
  closedUnopened = false;
  /** The same without any word in it. */
  closedEmpty = false;
  /** Thinking was opened by a mark. */
  opened = false;
  /**
   * What is said is known to be meant for the person: all that came before it was thinking, and
   * that is over.
   */
  isSure = false;
  /** Nothing was said before the thinking. */
  #isFirst = true;

  constructor({ names = [], unopened = false, alert = true }: SpokenOptions = {}) {
    this.#names = names;
    this.#marks = marksOf(names);
    this.#unopened = unopened;
    this.#state = unopened ? "thinking" : "speech";
    this.#opening = alert && !unopened ? { text: "", is: "unclear" } : null;
  }

  get isThinking(): boolean {
    return this.#state === "thinking" || this.#opening?.is === "surely";
  }

  /** The model has said all that belongs to its own turn. */
  get isOver(): boolean {
    return this.#state === "over";
  }

  push(piece: string): Heard {
    this.#buffer += piece;
    this.#withdrawn = false;
    let text = "";
    let read = 0;
    for (const found of this.#buffer.matchAll(this.#marks)) {
      if (this.#state === "over") break;
      const said = this.#take(this.#buffer.slice(read, found.index));
      text = this.#meet(readMark(found[0]), text + said, found[0]);
      read = found.index + found[0].length;
    }
    const rest = this.#buffer.slice(read);
    const clear = rest.length - doubtfulEnd(rest, this.#names);
    text += this.#take(rest.slice(0, clear));
    this.#buffer = this.#state === "over" ? "" : rest.slice(clear);
    return { text, withdrawn: this.#withdrawn };
  }

  /** The answer is over: what is left to say. */
  end(): string {
    const rest = this.#buffer;
    this.#buffer = "";
    const isTorn = TORN_MARK.test(rest.trimStart()) || TORN_HEADING.test(rest.trim());
    const text = isTorn ? "" : this.#take(rest);
    return text + this.#release();
  }

  /** The beginning that was held back, unless it is thinking aloud. */
  #release(): string {
    const text = this.#opening?.text ?? "";
    this.#opening = null;
    if (openingOf(text) !== "surely") return this.#say(text);
    this.thought = true;
    return "";
  }

  /** @returns what may be said now of words without any mark in them */
  #take(words: string): string {
    if (words === "" || this.#state === "over") return "";
    if (this.#state === "label") return this.#readLabel(words);
    if (this.#state === "thinking") {
      this.thought ||= words.trim() !== "";
      return "";
    }
    if (!this.#opening) return this.#say(words);
    const text = this.#opening.text + words;
    const is = ["perhaps", "surely"].includes(this.#opening.is)
      ? this.#opening.is
      : openingOf(text);
    this.#opening = is === "speech" ? null : { text, is };
    return is === "speech" ? this.#say(text) : "";
  }

  #say(text: string): string {
    this.#spoke ||= text.trim() !== "";
    return text;
  }

  #readLabel(words: string): string {
    this.#label.text += words;
    const end = this.#label.text.trimStart() === "" ? -1 : this.#label.text.indexOf("\n");
    if (end < 0) return "";
    const rest = this.#label.text.slice(end);
    this.#label.text = this.#label.text.slice(0, end);
    this.#settle();
    return this.#take(rest);
  }

  /** The name that a mark announced is there. */
  #settle(): void {
    const name = this.#label.text.trim();
    if (this.#label.kind === "turn") this.#state = ASSISTANT.test(name) ? "speech" : "over";
    else if (/^final/i.test(name)) this.#speak();
    else this.#state = "thinking";
  }

  /** Speech follows that is known to be meant for the person. */
  #speak(): void {
    this.#state = "speech";
    this.#opening = null;
    this.isSure ||= this.#isFirst;
  }

  /** @returns what stays said of this piece */
  #meet(mark: Mark, said: string, written: string): string {
    if (this.#state === "label") this.#settle();
    if (this.#state === "over") return said;
    if (this.#state === "thinking") {
      // Where no mark opened it, words that anybody may write do not end it: only the template
      // does.
      const isOfTemplate = !this.#unopened || this.opened || !MAY_BE_WRITTEN.test(written);
      if (mark === "close" && isOfTemplate) this.#speak();
      else if (mark === "channel") this.#listen("channel");
      return said;
    }
    const spoke = this.#spoke || (this.#opening?.text ?? "").trim() !== "";
    if (mark === "close") return this.#withdraw(spoke, said, written);
    if (mark === "open") {
      this.#state = "thinking";
      this.opened = true;
      this.#isFirst = !spoke;
      return said + this.#release();
    }
    if (mark === "channel" && !spoke) this.#listen("channel");
    else if (mark === "turn" && !spoke) this.#listen("turn");
    else if (mark !== "wrap" && (mark !== "begin" || spoke)) this.#state = "over";
    return said;
  }

  #listen(kind: "channel" | "turn"): void {
    this.#state = "label";
    this.#label = { kind, text: "" };
  }

  #withdraw(spoke: boolean, said: string, written: string): string {
    // Words that anybody may write tell nothing of the template.
    const isOfTemplate = !MAY_BE_WRITTEN.test(written);
    if (spoke) {
      this.thought = true;
      this.closedUnopened ||= isOfTemplate;
      this.#withdrawn ||= this.#spoke;
    } else this.closedEmpty ||= isOfTemplate && !this.thought;
    this.#spoke = false;
    this.#isFirst = isOfTemplate;
    this.#speak();
    return spoke ? "" : said;
  }

  /** What was expected to be thinking never ended: the template has changed. */
  get neverClosed(): boolean {
    return this.#unopened && this.#state === "thinking";
  }
}

const MAY_BE_WRITTEN = /^(?:<\/details|\s*here)/i;

/** What a whole answer says. */
export function spokenIn(answer: string): { text: string; thought: boolean } {
  const spoken = new Spoken({ alert: false });
  const { text } = spoken.push(answer);
  return { text: text + spoken.end(), thought: spoken.thought };
}
