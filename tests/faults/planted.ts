import { randomBytes } from "node:crypto";

/** Texts that a search finds again in whatever dress: each holds one mark and its number. */
export class Planted {
  /** Letters alone, so that no way of writing text down changes it. */
  readonly mark = `zq${[...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join("")}`;
  count = 0;

  /** What somebody may write, with letters that JSON and a shell would put differently. */
  readonly text = (about = "I keep thinking of"): string => `${about} ${this.name()} – "so müde" \\ 🌧`;

  /** For a line, a name or a title. */
  readonly name = (): string => {
    this.count += 1;
    return `${this.mark}${this.count}`;
  };

  readonly email = (): string => `${this.name()}@example.com`;

  readonly texts = (many: number): string[] => Array.from({ length: many }, () => this.text());

  /** Every form of the mark that a search looks for. */
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
 * What base64 makes of the bytes whatever stands before and behind them, when they begin so many
 * bytes after a group of three.
 */
function inBase64(bytes: Buffer, before: number): string {
  const coded = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64");
  const first = Math.ceil((before * 8) / 6);
  const whole = Math.floor(((before + bytes.length) * 8) / 6);
  return coded.slice(first, whole);
}
