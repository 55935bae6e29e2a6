import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Tokenizer } from "@huggingface/tokenizers";

/** Longer runs are tokenized in parts to keep the work linear in the text. UTF-16 units. */
const PART = 2_000;

/** Text to token ids, exactly as training does it (training/reader/tokens.py). */
export class Pieces {
  readonly begin: number;
  readonly end: number;
  private readonly tokenizer: Tokenizer;
  private readonly characters: ReadonlyMap<number, string>;

  constructor(folder: string) {
    const json = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8"));
    this.tokenizer = new Tokenizer(json("tokenizer.json"), {});
    this.characters = new Map(
      Object.entries(json("characters.json") as Record<string, string>).map(([code, as]) => [
        Number(code),
        as,
      ]),
    );
    this.begin = this.id("<s>");
    this.end = this.id("</s>");
  }

  /** The ids of a text, without marks around them. */
  ids(text: string): number[] {
    return inParts(this.clean(text)).flatMap(
      (part) => this.tokenizer.encode(part, { add_special_tokens: false }).ids,
    );
  }

  private id(mark: string): number {
    const id = this.tokenizer.token_to_id(mark);
    if (id === undefined) throw new Error(`tokenizer.json has no ${mark}`);
    return id;
  }

  /**
   * Applies one character map, then collapses spaces, as SentencePiece does before it looks for
   * pieces.
   */
  private clean(text: string): string {
    let cleaned = "";
    for (const character of text) {
      cleaned += this.characters.get(character.codePointAt(0) ?? 0) ?? character;
    }
    return cleaned.split(/\s+/u).filter(Boolean).join(" ");
  }
}

function inParts(text: string): string[] {
  const parts: string[] = [];
  for (let rest = text; rest !== ""; ) {
    if (rest.length <= PART) return [...parts, rest];
    const space = rest.lastIndexOf(" ", PART);
    const cut = space > PART / 2 ? space : wholeCut(rest);
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  return parts;
}

/** Never between the two halves of one character. */
const wholeCut = (text: string): number =>
  /[\ud800-\udbff]/.test(text.charAt(PART - 1)) ? PART - 1 : PART;
