import type { Turn, TurnLine } from "@/lib/ports/model";
import { fold, isEvenlyFolded, sentencesOf } from "./text";

/**
 * One line of the conversation as a turn reads it. Many moves look for something of their own in what was said, so it is taken apart
 * when that is first asked for; it lives as long as the turn.
 */
export class Line implements TurnLine {
  readonly role: TurnLine["role"];
  readonly content: string;
  readonly speaker?: string;
  #folded: string | undefined;
  #sentences: readonly string[] | undefined;

  constructor({ role, content, speaker }: TurnLine) {
    this.role = role;
    this.content = content;
    if (speaker !== undefined) this.speaker = speaker;
  }

  /** As marks are looked for. */
  get folded(): string {
    this.#folded ??= fold(this.content);
    return this.#folded;
  }

  /** Its sentences, folded. */
  get sentences(): readonly string[] {
    this.#sentences ??= isEvenlyFolded(this.content) ? sentencesOf(this.folded) : sentencesOf(this.content).map(fold);
    return this.#sentences;
  }
}

/** A turn with its lines to be read. */
export interface ReadTurn extends Turn {
  readonly lines: readonly Line[];
}

export const toRead = (turn: Turn): ReadTurn => ({ ...turn, lines: turn.lines.map((line) => new Line(line)) });
