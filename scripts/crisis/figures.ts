import type { Sample } from "./corpus";

export interface Judged extends Sample {
  readonly found: boolean;
}

export interface Figures {
  readonly texts: string;
  readonly "in danger": number;
  readonly recall: string;
  readonly calm: number;
  readonly specificity: string;
}

/** A share with its 95 % interval after Wilson: honest for small counts and for shares near 0 and 1. */
export function share(hits: number, of: number): string {
  if (of === 0) return "";
  const z = 1.96;
  const part = hits / of;
  const middle = (part + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((part * (1 - part)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  const percent = (value: number): string => (100 * value).toFixed(1);
  return `${percent(part)} % (${percent(middle - half)}-${percent(middle + half)})`;
}

export function figuresOf(texts: string, judged: readonly Judged[]): Figures {
  const risky = judged.filter(({ kind }) => kind !== "none");
  const calm = judged.filter(({ kind }) => kind === "none");
  const found = risky.filter((text) => text.found).length;
  const spared = calm.filter((text) => !text.found).length;
  return {
    texts,
    "in danger": risky.length,
    recall: share(found, risky.length),
    calm: calm.length,
    specificity: share(spared, calm.length),
  };
}

export const by = (judged: readonly Judged[], of: (text: Judged) => string): Figures[] =>
  [...new Set(judged.map(of))].sort().map((name) =>
    figuresOf(
      name,
      judged.filter((text) => of(text) === name),
    ),
  );

/** Overall, then by language, kind, severity and audience. */
export const allFigures = (judged: readonly Judged[]): Figures[] => [
  figuresOf("all", judged),
  ...by(judged, ({ lang }) => lang),
  ...by(judged, ({ kind }) => kind).filter(({ texts }) => texts !== "none"),
  ...by(judged, ({ severity }) => severity).filter(({ texts }) => texts !== "none"),
  ...by(judged, ({ audience }) => audience),
];

/** The same as a Markdown table. */
export function markdown(rows: readonly Figures[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
  const head = ["texts", "in danger", "recall", "calm", "specificity"] as const;
  return [line(head), line(head.map(() => "---")), ...rows.map((row) => line(head.map((key) => row[key])))].join("\n");
}
