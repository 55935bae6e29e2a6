import { detectCrisis } from "@/lib/features/safety/detect";
import { GuideUnavailable, type ReplyPiece, type Turn } from "@/lib/ports/model";
import { checkSentence, LONGEST_SENTENCE, splitSentences } from "./check-output";
import { createLeakCheck } from "./prompts/leak";
import { REPLACEMENTS } from "./prompts/replacements";

/**
 * Collects a model's text, lets whole sentences through the checks, and shows the same authored replacement once only.
 * White space is passed on with the words after it. Words that give our instructions away, and a "sentence" that is none
 * for its length, end the answer: what follows either is of no use to anybody.
 *
 * @throws GuideUnavailable bad_reply (from the iteration) for such an end; `refused` is true then
 */
export class CheckedText {
  #rest = "";
  #gap = "";
  #last = "";
  #times = 0;
  readonly #shown = new Set<string>();
  readonly #leaks: (text: string) => boolean;
  length = 0;
  spoke = false;
  /** The model was there and spoke; its words were not fit to be shown. */
  refused = false;

  constructor(private readonly turn: Turn) {
    this.#leaks = createLeakCheck(turn.approaches.map(({ systemPrompt }) => systemPrompt));
  }

  *push(text: string): Generator<ReplyPiece> {
    const { sentences, rest } = splitSentences(this.#rest + text);
    this.#rest = rest;
    for (const sentence of sentences) yield* this.#show(sentence);
    if (rest.length > LONGEST_SENTENCE) this.#refuse();
  }

  *finish(): Generator<ReplyPiece> {
    const last = this.#rest;
    this.#rest = "";
    if (last.trim() !== "") yield* this.#show(last);
  }

  /** Activities are words of the model too, and a tap sends them as the person's own: one unfit word drops the activity. */
  async fitActivities(activities: readonly string[]): Promise<string[]> {
    const fit: string[] = [];
    for (const text of activities) {
      if (checkSentence(text, this.turn.language, this.turn.trauma).brokenRule !== null) continue;
      if ((await detectCrisis(text)).concern === "none") fit.push(text);
    }
    return this.#leaks(fit.join(" ")) ? [] : fit;
  }

  /** Ends an answer that broke off. */
  closing(): string {
    const sentence = REPLACEMENTS[this.turn.language].unfinished;
    return this.turn.language === "zh" ? sentence : ` ${sentence}`;
  }

  *#show(sentence: string): Generator<ReplyPiece> {
    if (sentence.trim().length > LONGEST_SENTENCE || this.#leaks(sentence)) this.#refuse();
    const { text, brokenRule } = checkSentence(sentence, this.turn.language, this.turn.trauma);
    if (brokenRule && this.#shown.has(brokenRule)) return;
    if (brokenRule) this.#shown.add(brokenRule);
    const words = text.trim();
    const lead = text.slice(0, text.length - text.trimStart().length);
    const gap = narrow(this.#gap + lead);
    this.#gap = narrow(words === "" ? gap : text.slice(text.trimEnd().length));
    if (words === "") return;
    // Breathing is counted twice; a model that says the same a third time in a row has lost itself.
    this.#times = words === this.#last ? this.#times + 1 : 1;
    this.#last = words;
    if (this.#times > 2) this.#refuse();
    const shown = (this.spoke ? gap : "") + words;
    this.length += shown.length;
    this.spoke = true;
    yield { type: "text", text: shown };
  }

  #refuse(): never {
    this.refused = true;
    throw new GuideUnavailable("bad_reply", { retryable: false });
  }
}

/** No more white space than a text of paragraphs has. */
const narrow = (space: string): string => (space.length <= 2 ? space : space.includes("\n") ? "\n\n" : " ");
