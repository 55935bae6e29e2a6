import type { Concern } from "../../lib/reader/types";
import type { Sample } from "./corpus";

/** A sample with the reader's verdict. */
export interface Judged extends Sample {
  readonly concern: Concern;
  readonly score: number;
  readonly found: string;
  readonly ms: number;
}

export interface Figures {
  readonly texts: string;
  readonly "in danger": number;
  readonly noticed: string;
  readonly clear: string;
  readonly calm: number;
  readonly "not clear": string;
  readonly "not possible": string;
  readonly AUC: string;
}

const KEYS = [
  "texts",
  "in danger",
  "noticed",
  "clear",
  "calm",
  "not clear",
  "not possible",
  "AUC",
] as const;

/**
 * A share with its 95 % Wilson interval, which stays reliable for small counts and near 0 and 1.
 */
export function share(hits: number, of: number): string {
  if (of === 0) return "";
  const z = 1.96;
  const part = hits / of;
  const middle = (part + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half =
    (z * Math.sqrt((part * (1 - part)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  const percent = (value: number): string => (100 * value).toFixed(1);
  return `${percent(part)} % (${percent(middle - half)}-${percent(middle + half)})`;
}

/** The probability that a text in danger scores above a calm one. */
export function auc(judged: readonly Judged[]): number {
  const sorted = judged.toSorted((one, other) => one.score - other.score);
  let calm = 0;
  let pairs = 0;
  let risky = 0;
  for (const { kind } of sorted) {
    if (kind === "none") calm += 1;
    else {
      risky += 1;
      pairs += calm;
    }
  }
  return pairs / (risky * calm);
}

export function figuresOf(texts: string, judged: readonly Judged[]): Figures {
  const risky = judged.filter(({ kind }) => kind !== "none");
  const calm = judged.filter(({ kind }) => kind === "none");
  const count = (of: readonly Judged[], levels: readonly Concern[]): number =>
    of.filter(({ concern }) => levels.includes(concern)).length;
  return {
    texts,
    "in danger": risky.length,
    noticed: share(count(risky, ["possible", "clear"]), risky.length),
    clear: share(count(risky, ["clear"]), risky.length),
    calm: calm.length,
    "not clear": share(count(calm, ["none", "possible"]), calm.length),
    "not possible": share(count(calm, ["none"]), calm.length),
    AUC: risky.length > 0 && calm.length > 0 ? auc(judged).toFixed(3) : "",
  };
}

export const by = (judged: readonly Judged[], of: (text: Judged) => string): Figures[] =>
  [...new Set(judged.map(of))].sort().map((name) =>
    figuresOf(
      name,
      judged.filter((text) => of(text) === name),
    ),
  );

const lengthOf = ({ text }: Judged): string =>
  text.length <= 40
    ? "up to 40 characters"
    : text.length <= 200
      ? "41 to 200"
      : text.length <= 600
        ? "201 to 600"
        : "longer";

/** Overall, then by language, kind, severity, audience and length. */
export const allFigures = (judged: readonly Judged[]): Figures[] => [
  figuresOf("all", judged),
  ...by(judged, ({ language }) => language),
  ...by(judged, ({ kind }) => kind).filter(({ texts }) => texts !== "none"),
  ...by(judged, ({ severity }) => severity).filter(({ texts }) => texts !== "none"),
  ...by(judged, ({ audience }) => audience),
  ...by(judged, lengthOf),
];

/** The same figures as a Markdown table. */
export function markdown(rows: readonly Figures[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
  return [
    line(KEYS),
    line(KEYS.map(() => "---")),
    ...rows.map((row) => line(KEYS.map((key) => row[key]))),
  ].join("\n");
}
