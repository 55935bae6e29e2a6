import { endsSentence } from "@/lib/shared/sentence-end";
import { type Heading, headings } from "./heading-marks";
import { doubtfulEnd, isInBrackets, type Mark, marksOf, readMark } from "./template-marks";
import { type Opening, openingOf, READ } from "./thinks-aloud";

interface SpokenOptions {
  /** The other speakers in the conversation. */
  readonly names?: readonly string[];
  /** True if the server's template is known to swallow the tag that opens thinking. */
  readonly unopened?: boolean;
  /** Whether to look for thinking without any tag. Off if the answer is data. */
  readonly alert?: boolean;
  /** Whether headings and names in words count. */
  readonly headed?: boolean;
}

interface Heard {
  readonly text: string;
  /** True if the text before this turned out to be thinking. */
  readonly withdrawn: boolean;
}

/**
 * A heading or a code fence is closed by its like. "swallowed": only the name of a channel is left
 * of its mark, and the server may leave out that as well.
 */
type Opener = "token" | "heading" | "fence" | "swallowed";

const ASSISTANT = /^(?:|assistant|model|bot|ai|gpt|chatbot)$/i;
/** A mark cut off by the end of the answer. */
const TORN_MARK =
  /^(?:<[|｜/<]?|<(?:[|｜/<]|think|thought|reason|[a-z]+_)[^<>]*|\[(?:\/?[A-Z]{3,}|\|)[^\]]*|◁.*)$/su;
const FENCE = "```";
const GLUED = /^(?:assistant|user|human|model)$/i;
/** Marks without a template's signs. */
const isInWords = (mark: string): boolean =>
  GLUED.test(mark) || isInBrackets(mark) || /^(?:<\/?details|\s*`)/i.test(mark);
const LIST_ENTRY = /^[^\p{L}]{0,6}[\p{L}\p{M}]{1,20}\*{0,2}[:：]/u;
/** How much of what was said is kept (characters). */
const TAIL = 400;
const MAY_BE_WRITTEN = /^<\/details/i;
/** Whether it's text in the middle of an answer. */
const mayBeText = (mark: string): boolean =>
  /^<\/?details/i.test(mark) || (isInBrackets(mark) && !mark.startsWith("[/"));
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
  readonly #headed: boolean;
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
  #openedBy: Opener = "token";
  /** True if the answer begins with a heading that may stand above thinking. */
  #mayBeHeaded = false;
  /** The last words said, which tell a turn from an entry of a list. */
  #tail = "";
  /** True between "<s>" and "</s>" inside a sentence. */
  #isStruck = false;

  constructor(options: SpokenOptions = {}) {
    const { names = [], unopened = false, alert = true, headed = true } = options;
    this.#headed = headed;
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
      text = this.#meet(found, text + said);
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
    const isTorn =
      TORN_MARK.test(rest.trimStart()) || this.#isTornRole(rest) || TORN_HEADING.test(rest.trim());
    const text = isTorn ? "" : this.#take(rest);
    return text + this.#release();
  }

  /** Returns the beginning that was held back, unless it's thinking aloud. */
  #release(): string {
    const text = this.#opening?.text ?? "";
    this.#opening = null;
    if (openingOf(text, true) !== "surely") return this.#say(text);
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
    this.#tail = (this.#tail + words).slice(-TAIL);
    if (!this.#opening) return this.#say(words);
    const text = this.#opening.text + words;
    const is = openingAfter(this.#opening, words);
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
    this.#mayBeHeaded = false;
    this.#opening = null;
    this.isSure ||= this.#isFirst;
  }

  get #hasSpoken(): boolean {
    return this.#spoke || (this.#opening?.text ?? "").trim() !== "";
  }

  /** @returns the part of this piece that still counts as speech */
  #meet(found: RegExpMatchArray, said: string): string {
    const [written] = found;
    if (!this.#headed && (found.groups?.heading !== undefined || isInWords(written)))
      return said + this.#take(written);
    const heading = found.groups?.heading === undefined ? null : headings().read(written);
    if (this.#state === "label") {
      // The name that was announced looks like a role that was left behind.
      if (heading || GLUED.test(written)) return said + this.#take(written);
      this.#settle();
    }
    if (this.#state === "over") return said;
    if (heading && this.#state === "thinking") {
      if (heading.of === "answer" && this.#openedBy === "heading") this.#speak();
      return said;
    }
    if (heading) return this.#meetHeading(heading, written, said);
    const mark = written.trim() === FENCE ? this.#readFence() : readMark(written);
    if (this.#state === "thinking") {
      // If no mark opened the thinking, only the template's own mark can close it, not words that
      // anyone may write.
      const isOfTemplate = !this.#unopened || this.opened || !MAY_BE_WRITTEN.test(written);
      this.closedUnopened ||= mark === "close" && this.#openedBy === "swallowed";
      if (mark === "close" && isOfTemplate) this.#speak();
      else if (mark === "channel") this.#listen("channel");
      return said;
    }
    if (this.#isWords(written, mark)) return said + this.#take(written);
    if (this.#strikes(written)) return said;
    const spoke = this.#hasSpoken;
    if (mark === "close") return this.#withdraw(said, !MAY_BE_WRITTEN.test(written));
    if (mark === "open") return said + this.#think(openerOf(written));
    if (mark === "channel" && !spoke) this.#listen("channel");
    else if (mark === "turn" && !spoke) this.#listen("turn");
    else if (mark !== "wrap" && (mark !== "begin" || spoke)) this.#state = "over";
    return said;
  }

  /** Outside of thinking. After the first word of an answer, most headings are words of it. */
  #meetHeading(heading: Heading, written: string, said: string): string {
    const spoke = this.#hasSpoken;
    if (heading.of === "thinking" && !spoke) return said + this.#think("heading");
    if (heading.of === "perhaps" && !spoke) {
      this.#mayBeHeaded = true;
      if (this.#opening) this.#opening = { text: "", is: "perhaps" };
    }
    const isThought = this.#mayBeHeaded || openingOf(this.#opening?.text ?? "", true) === "surely";
    if (heading.of === "answer" && spoke && isThought) return this.#withdraw(said, false);
    const isWords = heading.of !== "turn" || this.#isEntry(heading, written);
    if ((isWords && spoke) || heading.of === "perhaps") return said + this.#take(written);
    if (heading.of === "turn" && (spoke || ["person", "listed"].includes(heading.by)))
      this.#state = "over";
    return said;
  }

  /** Whether a speaker's name is part of what the guide says to the person. */
  #isEntry({ by, isOfTemplate }: Heading & { of: "turn" }, written: string): boolean {
    if (by === "guide") return true;
    if (isOfTemplate) return false;
    const line = this.#tail.trimEnd().split("\n").at(-1) ?? "";
    const isInList = written.includes("**") || LIST_ENTRY.test(line);
    return /[:：]$/.test(line) || (by === "listed" && isInList);
  }

  /** Whether a mark outside of thinking is only text that looks like one. */
  #isWords(written: string, mark: Mark): boolean {
    if (GLUED.test(written)) return !endsSentence(this.#tail);
    if (/`/.test(written)) return mark !== "open" || this.#hasSpoken;
    return mayBeText(written) && this.#hasSpoken;
  }

  /** Reads "<s>" inside a sentence as struck-out text, not as a template's mark. */
  #strikes(written: string): boolean {
    const isInside = this.#hasSpoken && !endsSentence(this.#tail);
    if (/^<s>$/i.test(written) && isInside) this.#isStruck = true;
    else if (/^<\/s>$/i.test(written) && this.#isStruck) this.#isStruck = false;
    else return false;
    return true;
  }

  #readFence(): Mark {
    return this.#openedBy === "fence" && this.#state === "thinking" ? "close" : "wrap";
  }

  /** A role at the very end that a server's stripped tokens left behind. */
  #isTornRole(rest: string): boolean {
    return GLUED.test(rest.trim()) && (rest.startsWith("\n") || endsSentence(this.#tail));
  }

  #think(openedBy: Opener): string {
    this.#isFirst = !this.#hasSpoken;
    this.#state = "thinking";
    this.#openedBy = openedBy;
    // Only a token says something about the server's template.
    this.opened ||= openedBy === "token";
    return this.#release();
  }

  #listen(kind: "channel" | "turn"): void {
    this.#state = "label";
    this.#label = { kind, text: "" };
  }

  /** @param isOfTemplate false for words that anyone may write, which say nothing about it */
  #withdraw(said: string, isOfTemplate: boolean): string {
    const spoke = this.#hasSpoken;
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

/** Held text stays held, however it goes on, but a sentence more may show that it's thinking. */
function openingAfter(before: { text: string; is: Opening }, words: string): Opening {
  if (before.is === "unclear") return openingOf(before.text + words);
  const isRead = before.is === "surely" || before.text.length > READ || !/[\s。！？।]/.test(words);
  return !isRead && openingOf(before.text + words) === "surely" ? "surely" : before.is;
}

function openerOf(written: string): Opener {
  if (/^\s*`/.test(written)) return "fence";
  return /^\s*analysis$/i.test(written) ? "swallowed" : "token";
}

/**
 * Returns the spoken text of a complete answer.
 *
 * @param headed false if only tags and a template's tokens count
 */
export function spokenIn(answer: string, headed = true): { text: string; thought: boolean } {
  const spoken = new ThinkingFilter({ alert: false, headed });
  const { text } = spoken.push(answer);
  return { text: text + spoken.end(), thought: spoken.thought };
}
