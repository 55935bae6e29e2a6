import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One file of training/paradigms: plain statements, and texts that only sound like them. */
interface Paradigms {
  readonly sets: Readonly<Record<string, readonly string[]>>;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly positive: readonly {
    readonly kind: string;
    readonly severity: string;
    /** Fragments that begin a text, as "want to die". */
    readonly alone?: boolean;
    readonly texts: readonly string[];
  }[];
  readonly calmBefore: readonly string[];
  readonly calmAfter: readonly string[];
  readonly calm: readonly string[];
}

export interface Sample {
  readonly text: string;
  readonly kind: string;
  readonly severity: string;
}

type Style = (text: string) => string;

/**
 * How often a statement is written, each time between other clauses. training/reader/paradigms.py
 * does the same.
 */
const VARIANTS = 4;

const plain: Style = (text) => text;
const lower: Style = (text) => text.toLowerCase();
const upper: Style = (text) => text.toUpperCase();
const withoutMarks: Style = (text) =>
  text
    .replace(/[.,!?;:¿¡،؟।，。？！：]/g, " ")
    .replace(/ +/g, " ")
    .trim();
const withEmoji: Style = (text) => `${text} 💔`;

const STYLES = [plain, lower, upper, withoutMarks, withEmoji];
const CALM_STYLES = [plain, lower, upper];

/** The text with every combination of the words that its slots name. */
function expand(text: string, sets: Paradigms["sets"]): string[] {
  const slot = /\{(\w+)\}/.exec(text);
  if (!slot) return [text];
  const [written, name = ""] = slot;
  return (sets[name] ?? []).flatMap((word) => expand(text.replace(written, word), sets));
}

const from = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

function combine(
  text: string,
  index: number,
  around: readonly [readonly string[], readonly string[]],
  styles: readonly Style[],
): string {
  const [before, after] = around;
  const whole = from(before, index) + text + from(after, index + Math.floor(index / before.length));
  return from(styles, Math.floor(index / 2))(whole);
}

function paradigmsOf(language: string): Paradigms {
  const path = join(process.cwd(), "training", "paradigms", `${language}.json`);
  return JSON.parse(readFileSync(path, "utf8")) as Paradigms;
}

/** The plain statements alone, without those that only begin a text. */
export function statementsOf(language: string): readonly string[] {
  const { positive, sets } = paradigmsOf(language);
  return positive
    .filter(({ alone }) => !alone)
    .flatMap(({ texts }) => texts.flatMap((text) => expand(text, sets)));
}

export function samplesOf(language: string): readonly Sample[] {
  const file = paradigmsOf(language);
  const samples: Sample[] = [];
  for (const { kind, severity, alone, texts } of file.positive) {
    for (const text of texts.flatMap((each) => expand(each, file.sets))) {
      for (let variant = 0; variant < VARIANTS; variant += 1) {
        const around = [alone ? [""] : file.before, file.after] as const;
        samples.push({ text: combine(text, samples.length, around, STYLES), kind, severity });
      }
    }
  }
  for (const text of file.calm.flatMap((each) => expand(each, file.sets))) {
    for (let variant = 0; variant < VARIANTS; variant += 1) {
      const around = [file.calmBefore, file.calmAfter] as const;
      samples.push({
        text: combine(text, samples.length, around, CALM_STYLES),
        kind: "none",
        severity: "none",
      });
    }
  }
  return samples;
}
