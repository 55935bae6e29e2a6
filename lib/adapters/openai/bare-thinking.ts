import {
  answerBehind,
  behindAnswerHeading,
  givesAway,
  givesHelp,
  judge,
  mayBeThinking,
  type Talk,
} from "./thinks-aloud";

/** Text without any sign of thinking that's this long (characters) counts as an answer. */
const ENOUGH = 240;
/** A sentence this long (characters) is told although it hasn't ended. */
const MAX_SENTENCE = 400;
/** Makes a sentence that ends with the text count as complete, which `split` wouldn't notice. */
const END = "\0";
/** White space belongs to the sentence before it, which only that shows to be complete. */
const SENTENCE_END =
  /(?<=\n)|(?<=[.!?…؟]["'”’)\]*_]{0,4}[^\S\n])|(?<=[。！？।])(?![”’」』）])|(?<=[。！？।][”’」』）]{1,3})/u;

/**
 * Tells an answer from a model's thinking that no tag marks. The beginning is held until something
 * is said to the person. If thinking comes first, everything is held to the end, and the answer
 * behind it is told. After that, whole sentences are told as they come.
 */
export class BareThinking {
  #text = "";
  /** What was told or skipped of the current line. */
  #line = "";
  /** "held": only a closing tag or the end of the answer can tell. "aside": a note is skipped. */
  #state: "opening" | "held" | "thinking" | "speech" | "aside" = "opening";

  constructor(private readonly talk: Talk) {}

  /** True once the answer is known to begin with thinking. */
  get isThinking(): boolean {
    return this.#state === "thinking";
  }

  /** True if words are waiting to be told. */
  get hasWords(): boolean {
    return this.#text.trim() !== "";
  }

  /** @returns the text that can be shown now */
  push(words: string): string {
    this.#text += words;
    if (this.#state === "opening" && (/[.!?…。！？؟।\n]/.test(words) || this.#isEnough))
      this.#settle();
    return this.#isSpeaking ? this.#tell(false) : "";
  }

  /** Ends the answer and returns the rest of it. */
  end(): string {
    if (!this.#isSpeaking && !this.isThinking) {
      const isThought = judge(this.#text, this.talk, true) === "thought";
      this.#state = isThought ? "thinking" : "speech";
    }
    const text = this.isThinking ? answerBehind(this.#text, this.talk) : this.#tell(true);
    this.#text = "";
    return text;
  }

  get #isSpeaking(): boolean {
    return this.#state === "speech" || this.#state === "aside";
  }

  get #isEnough(): boolean {
    return this.#text.trimStart().length > ENOUGH;
  }

  #settle(): void {
    this.#text = behindAnswerHeading(this.#text) ?? this.#text;
    const verdict = judge(this.#text, this.talk, false);
    if (verdict === "thought") this.#state = "thinking";
    else if (verdict === "doubtful" || mayBeThinking(this.#text)) this.#state = "held";
    else if (verdict === "speech" || this.#isEnough) this.#state = "speech";
  }

  /** Tells whole sentences. A note that gives itself away is skipped with its paragraph. */
  #tell(isWhole: boolean): string {
    let told = "";
    const sentences = `${this.#text}${END}`.split(SENTENCE_END);
    const rest = (sentences.pop() ?? "").slice(0, -END.length);
    const isLong = rest.length > MAX_SENTENCE;
    this.#text = isWhole || isLong ? "" : rest;
    for (const sentence of isWhole || isLong ? [...sentences, rest] : sentences) {
      if (givesAway(sentence, this.talk)) this.#state = "aside";
      else if (givesHelp(sentence)) this.#state = "speech";
      if (this.#state === "speech") told += sentence;
      if (this.#endsParagraph(sentence)) this.#state = "speech";
    }
    return told;
  }

  #endsParagraph(sentence: string): boolean {
    this.#line += sentence;
    if (!sentence.endsWith("\n")) return false;
    const isBlank = this.#line.trim() === "";
    this.#line = "";
    return isBlank;
  }
}
