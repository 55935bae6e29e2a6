import type { WalkedExercise } from "@/lib/ports/model";
import type { Memory } from "./memory";
import { fold, hash, lowerFirst, sentencesOf } from "./text";

export type Fill = Readonly<Record<string, string | null>>;

/** No reply begins with the same two words, or the same three, more often than this in one conversation. */
const MOST_OPENERS = { 2: 3, 3: 2 } as const;
/** In characters; a reply is read on a phone, at a bad hour. */
const LONGEST = 600;

export interface Spoken {
  readonly text: string;
  readonly activities: readonly string[];
  readonly finished: WalkedExercise | null;
}

/** Puts one reply together out of authored lines, without saying anything twice. */
export class Speaker {
  readonly #parts: { readonly text: string; readonly exact?: true }[] = [];
  /** The sentences of these parts, folded. */
  readonly #own = new Set<string>();
  /** The seed's hash, which every choice goes on from. */
  readonly #seeded: number;
  #hushed = false;
  #activities: readonly string[] = [];
  #finished: WalkedExercise | null = null;

  constructor(
    private readonly memory: Memory,
    seed: string,
    private readonly joint: string,
    private readonly always: Fill = {},
  ) {
    this.#seeded = hash(seed);
  }

  /** Adds one line that was not said before; false when there is none left (or its gaps cannot be filled). */
  say(lines: readonly string[], gaps: Fill = {}): boolean {
    const fill = { ...this.always, ...gaps };
    const line = this.#inSeedOrder(lines).find(
      (candidate) => canFill(candidate, fill) && !this.memory.said(candidate) && this.#allowed(fillIn(candidate, fill)),
    );
    if (line === undefined) return false;
    this.#add({ text: fillIn(line, fill) });
    return true;
  }

  /** Like `say`, for lines in falling order of preference. */
  sayInOrder(lines: readonly string[], gaps: Fill = {}): boolean {
    return lines.some((line) => this.say([line], gaps));
  }

  /** Adds a line even if all were said before: some questions deserve an answer each time. */
  mustSay(lines: readonly string[], fill: Fill = {}): void {
    if (this.say(lines, fill)) return;
    const all = { ...this.always, ...fill };
    const [line = ""] = this.#inSeedOrder(lines)
      .filter((candidate) => canFill(candidate, all))
      .sort((left, right) => this.#worn(fillIn(left, all)) - this.#worn(fillIn(right, all)));
    this.#add({ text: fillIn(line, all) });
  }

  /** Adds a line as it stands: the question of an exercise, which later turns recognise. */
  sayExactly(line: string): void {
    this.#add({ text: line, exact: true });
  }

  /** Asks once more what was asked before, behind a few words that were not said yet. */
  sayAgain(line: string, leads: readonly string[]): void {
    const turned = this.#inSeedOrder(leads).map(
      (candidate) => [candidate, `${candidate} ${lowerFirst(line)}`] as const,
    );
    const fresh = turned.filter(([, text]) => !this.memory.saidWhole(text));
    const lead = (fresh.find(([, text]) => this.#allowed(text)) ?? fresh[0])?.[0];
    this.sayExactly(lead === undefined ? line : `${lead} ${lowerFirst(line)}`);
  }

  /** From here on nothing is asked, but for the questions of an exercise that the person wants. */
  hush(): void {
    this.#hushed = true;
  }

  suggest(activities: readonly string[]): void {
    this.#activities = activities;
  }

  /** This reply brings an exercise to its end. */
  finish(finished: WalkedExercise): void {
    this.#finished = finished;
  }

  /** Whether each of these was said already. */
  usedUp(lines: readonly string[]): boolean {
    return lines.every((line) => this.memory.said(line));
  }

  get silent(): boolean {
    return this.#parts.length === 0;
  }

  /** Whether the reply holds a question of an exercise or an offer of one. */
  get leads(): boolean {
    return this.#parts.some(({ exact }) => exact);
  }

  chance(outOf: number, slot: string): boolean {
    return hash(slot, this.#seeded) % outOf === 0;
  }

  spoken(): Spoken {
    const parts = this.#parts.map((part) => this.#quietly(part)).filter(Boolean);
    // What a person worked out in an exercise comes back whole.
    const longest = this.#finished ? 2 * LONGEST : LONGEST;
    // The question at the end is what a person answers; what stands before it gives way.
    while (parts.length > 1 && parts.join(this.joint).length > longest) parts.shift();
    const text = parts.join(this.joint);
    return {
      text: text.length > longest ? text.slice(0, longest).toWellFormed() : text,
      activities: this.#activities,
      finished: this.#finished,
    };
  }

  #add(part: { readonly text: string; readonly exact?: true }): void {
    this.#parts.push(part);
    for (const sentence of sentencesOf(part.text)) this.#own.add(fold(sentence));
  }

  #quietly({ text, exact }: { readonly text: string; readonly exact?: true }): string {
    if (!this.#hushed || exact) return text;
    return sentencesOf(text)
      .filter((sentence) => !/[?？؟]/.test(sentence))
      .join(this.joint);
  }

  #allowed(text: string): boolean {
    const sentences = sentencesOf(text).map(fold);
    if (sentences.some((sentence) => this.#own.has(sentence) || this.memory.saidFolded(sentence))) return false;
    if (!this.silent) return true;
    return this.memory.openerUses(text, 2) < MOST_OPENERS[2] && this.memory.openerUses(text, 3) < MOST_OPENERS[3];
  }

  /** How often this was said already, and how often an answer began like it. */
  #worn(text: string): number {
    const opens = this.silent ? this.memory.openerUses(text, 2) : 0;
    return opens * 10 + this.memory.mentions(text);
  }

  /** Turned by the seed; a bare placeholder that was put first stays there. */
  #inSeedOrder(lines: readonly string[]): string[] {
    if (lines[0]?.startsWith("{phrase}")) return [lines[0], ...this.#inSeedOrder(lines.slice(1))];
    const start = lines.length === 0 ? 0 : hash(lines[0] ?? "", this.#seeded) % lines.length;
    return [...lines.slice(start), ...lines.slice(0, start)];
  }
}

const canFill = (line: string, fill: Fill): boolean =>
  !line.includes("{") || [...line.matchAll(/\{(\w+)\}/g)].every((gap) => typeof fill[gap[1] ?? ""] === "string");

const fillIn = (line: string, fill: Fill): string => {
  const filled = line
    .replace(/\{(\w+)\}/g, (_, gap: string) => fill[gap] ?? "")
    .replace(/([.!?…])([”"»“])\.(?=\s|$)/g, "$1$2");
  return filled.charAt(0).toUpperCase() + filled.slice(1);
};
