import { detectCrisis } from "@/lib/crisis/detect";
import { GuideUnavailable, type TextPiece, type Turn } from "@/lib/ports/model";
import { checkGuide, type GuideReading } from "@/lib/reader/check-guide";
import { endsSentence } from "@/lib/shared/sentence-end";
import { checkSentence, insteadOf, MAX_SENTENCE, splitSentences } from "./check-output";
import { createLeakCheck } from "./prompts/leak";
import { type OutputRule, RULE_OF_FAULT, replacementsIn } from "./prompts/replacements";

/** The reader couldn't judge what the model said, so nothing more of it is shown. */
export class ReaderOff extends Error {
  override readonly name = "ReaderOff";
}

/**
 * Collects a model's text, passes whole sentences through the checks, by pattern and by meaning,
 * and shows the same authored replacement only once. White space is passed on with the words after
 * it. The answer ends at words that give our instructions away, or at a "sentence" too long to be
 * one, because nothing after either is useful.
 *
 * @throws GuideUnavailable bad_reply (from the iteration) for such an end; `refused` is true then
 * @throws ReaderOff if a sentence can't be judged
 */
export class CheckedText {
  #rest = "";
  #gap = "";
  #last = "";
  #times = 0;
  readonly #shown = new Set<string>();
  readonly #leaks: (text: string) => boolean;
  readonly #asked: string | undefined;
  length = 0;
  spoke = false;
  /** True when the model was reachable and spoke, but its words weren't fit to be shown. */
  refused = false;

  constructor(private readonly turn: Turn) {
    this.#leaks = createLeakCheck(turn.approaches.map(({ systemPrompt }) => systemPrompt));
    this.#asked = turn.lines.at(-1)?.content;
  }

  async *push(text: string): AsyncGenerator<TextPiece> {
    const { sentences, rest } = splitSentences(this.#rest + text);
    this.#rest = rest;
    for (const sentence of sentences) yield* this.#show(sentence);
    if (rest.length > MAX_SENTENCE) this.#refuse();
  }

  /** Cuts truncated text back to its last whole sentence. */
  leaveTorn(): void {
    if (!endsSentence(this.#rest)) this.#rest = "";
  }

  async *finish(): AsyncGenerator<TextPiece> {
    const last = this.#rest;
    this.#rest = "";
    if (last.trim() !== "") yield* this.#show(last);
  }

  /**
   * Activities are also the model's words, and a tap sends them as the person's own, so one unfit
   * word drops the activity.
   */
  async fitActivities(activities: readonly string[]): Promise<string[]> {
    const fit: string[] = [];
    for (const text of activities) {
      if (checkSentence(text, this.turn.language, this.turn.trauma).brokenRule !== null) continue;
      if ((await this.#judge(text)).fault !== null) continue;
      if ((await detectCrisis(text)).concern === "none") fit.push(text);
    }
    return this.#leaks(fit.join(" ")) ? [] : fit;
  }

  /** Returns the text that ends an answer that broke off. */
  closing(): string {
    const sentence = replacementsIn(this.turn.language).unfinished;
    return this.turn.language === "zh" ? sentence : ` ${sentence}`;
  }

  async *#show(sentence: string): AsyncGenerator<TextPiece> {
    if (sentence.trim().length > MAX_SENTENCE || this.#leaks(sentence)) this.#refuse();
    const { text, brokenRule } = await this.#check(sentence);
    if (brokenRule && this.#shown.has(brokenRule)) return;
    if (brokenRule) this.#shown.add(brokenRule);
    const words = text.trim();
    const lead = text.slice(0, text.length - text.trimStart().length);
    const gap = narrow(this.#gap + lead);
    this.#gap = narrow(words === "" ? gap : text.slice(text.trimEnd().length));
    if (words === "") return;
    // A breathing exercise may repeat its count once; a model that says the same thing a third time
    // in a row is stuck.
    this.#times = words === this.#last ? this.#times + 1 : 1;
    this.#last = words;
    if (this.#times > 2) this.#refuse();
    const shown = (this.spoke ? gap : "") + words;
    this.length += shown.length;
    this.spoke = true;
    yield { type: "text", text: shown };
  }

  /** Checks by pattern first; anything no pattern stops is judged by its meaning. */
  async #check(sentence: string): Promise<{ text: string; brokenRule: OutputRule | null }> {
    const checked = checkSentence(sentence, this.turn.language, this.turn.trauma);
    if (checked.brokenRule !== null || checked.text.trim() === "") return checked;
    const { fault } = await this.#judge(checked.text, this.#asked);
    if (fault === null) return checked;
    const brokenRule = RULE_OF_FAULT[fault];
    return {
      text: insteadOf(checked.text, replacementsIn(this.turn.language)[brokenRule]),
      brokenRule,
    };
  }

  async #judge(text: string, asked?: string): Promise<GuideReading> {
    const reading = await checkGuide(text.trim(), asked);
    if (reading.score !== null) return reading;
    this.refused = true;
    throw new ReaderOff("the reader is off");
  }

  #refuse(): never {
    this.refused = true;
    throw new GuideUnavailable("bad_reply", { retryable: false });
  }
}

/** Limits white space to as much as a text with paragraphs has. */
const narrow = (space: string): string =>
  space.length <= 2 ? space : space.includes("\n") ? "\n\n" : " ";
