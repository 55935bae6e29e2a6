import { doubtfulEnd, isHeading, type Mark, marksOf, readMark } from "./template-marks";
import { type Opening, openingOf } from "./thinks-aloud";

interface SpokenOptions {
  /** The other speakers in the conversation. */
  readonly names?: readonly string[];
  /** True if the server's template is known to swallow the tag that opens thinking. */
  readonly unopened?: boolean;
  /** Whether to look for thinking without any tag. Off if the answer is data. */
  readonly alert?: boolean;
}

interface Heard {
  readonly text: string;
  /** True if the text before this turned out to be thinking. */
  readonly withdrawn: boolean;
}

const ASSISTANT = /^(?:|assistant|model|bot|ai|gpt|chatbot)$/i;
/** A mark cut off by the end of the answer. */
const TORN_MARK =
  /^(?:<[|｜/<]?|<(?:[|｜/<]|think|thought|reason|[a-z]+_)[^<>]*|\[(?:\/?[A-Z]{3,}|\|)[^\]]*|◁.*)$/su;
/** A role heading at the very end, where the model stopped before continuing in that role. */
const TORN_HEADING = /^#{2,3} ?(?:user|human|instruction|input|response|assistant)(?: message)?$/i;

/**
 * Takes a model's output piece by piece and returns what it says to the person, without any
 * thinking (wherever it is and however it's marked) and without anything after the first special
 * token of a chat template. Text that could still become a mark is held back until that's clear.
 */
export class ThinkingFilter {
  readonly #names: readonly string[];
  readonly #marks: RegExp;
  readonly #unopened: boolean;
  // This newline means "a line starts here".
  #buffer = "\n";
  #state: "speech" | "thinking" | "label" | "over";
  #label: { kind: "channel" | "turn"; text: string } = { kind: "turn", text: "" };
  /** The beginning of the text, until it's known not to be thinking. */
  #opening: { text: string; is: Opening } | null;
  #spoke = false;
  #withdrawn = false;
  /** True if part of the text was thinking. */
  thought = false;
  /** True if a close mark ended thinking that no mark had opened. */
  closedUnopened = false;
  /** The same, but without any words before the mark. */
  closedEmpty = false;
  /** True if a mark opened thinking. */
  opened = false;
  /**
   * True once the text is known to be meant for the person, because all thinking came before it and
   * has ended.
   */
  isSure = false;
  /** True if nothing was said before the thinking. */
  #isFirst = true;
  /** True if a heading in words opened the thinking, which only another one closes. */
  #isHeaded = false;

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

  /** True once the model has finished its own turn. */
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

  /** Ends the answer and returns the remaining text. */
  end(): string {
    const rest = this.#buffer;
    this.#buffer = "";
    const isTorn = TORN_MARK.test(rest.trimStart()) || TORN_HEADING.test(rest.trim());
    const text = isTorn ? "" : this.#take(rest);
    return text + this.#release();
  }

  /** Returns the beginning that was held back, unless it's thinking aloud. */
  #release(): string {
    const text = this.#opening?.text ?? "";
    this.#opening = null;
    if (openingOf(text) !== "surely") return this.#say(text);
    this.thought = true;
    return "";
  }

  /** @returns the part of text without marks that can be shown now */
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

  /** Handles the end of a name that a mark announced. */
  #settle(): void {
    const name = this.#label.text.trim();
    if (this.#label.kind === "turn") this.#state = ASSISTANT.test(name) ? "speech" : "over";
    else if (/^final/i.test(name)) this.#speak();
    else this.#state = "thinking";
  }

  /** Marks the speech that follows as meant for the person. */
  #speak(): void {
    this.#state = "speech";
    this.#opening = null;
    this.isSure ||= this.#isFirst;
  }

  /** @returns the part of this piece that still counts as speech */
  #meet(mark: Mark, said: string, written: string): string {
    if (this.#state === "label") this.#settle();
    if (this.#state === "over") return said;
    const spoke = this.#spoke || (this.#opening?.text ?? "").trim() !== "";
    const isThinking = this.#state === "thinking";
    // Inside other thinking they're words, and so they are in the middle of an answer.
    if (isThinking && isHeading(written) && !this.#isHeaded) return said;
    if (!isThinking && isSpoken(written) && (spoke || mark === "close"))
      return said + this.#take(written);
    if (isThinking) {
      // If no mark opened the thinking, only the template's own mark can close it, not words that
      // anyone may write.
      const isOfTemplate = !this.#unopened || this.opened || !MAY_BE_WRITTEN.test(written);
      if (mark === "close" && isOfTemplate) this.#speak();
      else if (mark === "channel") this.#listen("channel");
      return said;
    }
    if (mark === "close") return this.#withdraw(spoke, said, written);
    if (mark === "open") {
      this.#state = "thinking";
      // A heading says nothing about the server's template.
      this.#isHeaded = isHeading(written);
      this.opened ||= !this.#isHeaded;
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
    // Words that anyone may write say nothing about the template.
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

  /** True if expected thinking never ended, so the template has changed. */
  get neverClosed(): boolean {
    return this.#unopened && this.#state === "thinking";
  }
}

/** "Reasoning:" and, in a list of people to turn to, "Therapist:" may be a guide's own words. */
const isSpoken = (mark: string): boolean =>
  isHeading(mark) ||
  /^\s*\*{0,2}therapist/i.test(mark) ||
  /^\s*\*{2}(?:client|patient)/i.test(mark);

const MAY_BE_WRITTEN = /^(?:<\/details|\s*here)/i;

/** Returns the spoken text of a complete answer. */
export function spokenIn(answer: string): { text: string; thought: boolean } {
  const spoken = new ThinkingFilter({ alert: false });
  const { text } = spoken.push(answer);
  return { text: text + spoken.end(), thought: spoken.thought };
}
