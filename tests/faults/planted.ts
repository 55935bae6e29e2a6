import { randomBytes } from "node:crypto";

/** Texts that can be found again in any encoding: each contains one mark and a number. */
export class Planted {
  /** Only letters, so that no encoding of text changes it. */
  readonly mark = `zq${[...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join("")}`;
  count = 0;

  /** Text as someone might write it, with characters that JSON and a shell escape. */
  readonly text = (about = "I keep thinking of"): string => `${about} ${this.name()} – "so müde" \\ 🌧`;

  /** A shorter form, for a line, a name or a title. */
  readonly name = (): string => {
    this.count += 1;
    return `${this.mark}${this.count}`;
  };

  readonly email = (): string => `${this.name()}@example.com`;

  readonly texts = (many: number): string[] => Array.from({ length: many }, () => this.text());

  /** Every encoding of the mark to search for. */
  forms(): Readonly<Record<string, string>> {
    const bytes = Buffer.from(this.mark, "utf8");
    return {
      plain: this.mark,
      capitals: this.mark.toUpperCase(),
      backwards: [...this.mark].reverse().join(""),
      hex: bytes.toString("hex"),
      "hex in capitals": bytes.toString("hex").toUpperCase(),
      "two bytes a letter": Buffer.from(this.mark, "utf16le").toString("latin1"),
      "escaped letters": [...this.mark].map((letter) => `\\u00${letter.charCodeAt(0).toString(16)}`).join(""),
      ...Object.fromEntries([0, 1, 2].map((before) => [`base64 after ${before}`, inBase64(bytes, before)])),
    };
  }
}

/**
 * The base64 characters that the bytes always produce, whatever surrounds them, if they start this
 * many bytes after a multiple of three.
 */
function inBase64(bytes: Buffer, before: number): string {
  const coded = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64");
  const first = Math.ceil((before * 8) / 6);
  const whole = Math.floor(((before + bytes.length) * 8) / 6);
  return coded.slice(first, whole);
}
