import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";

/** One row of the table. */
export interface Figure {
  /** The name `--only` selects it by. */
  readonly key: string;
  readonly what: string;
  readonly unit: "ms" | "requests/s" | "MB" | "MB/min";
  readonly ours: number | undefined;
  /** The same figure for the bare Next app, or the bare implementation, from the same run. */
  readonly bare?: number | undefined;
  /** The same figure for Node alone. */
  readonly raw?: number | undefined;
  /** Set if it isn't simply ours divided by bare. */
  readonly ratio?: number;
  readonly aim?: Aim | null;
}

type Aim =
  | { readonly atLeast: number; readonly of: "ratio" }
  | { readonly atMost: number; readonly of: "ours" };

const ratioOf = ({ ratio, ours, bare }: Figure): number | null =>
  ratio ?? (ours !== undefined && bare !== undefined ? ours / bare : null);

export function isMet(figure: Figure): boolean | null {
  const { aim, ours = Number.NaN } = figure;
  if (!aim) return null;
  return aim.of === "ratio" ? (ratioOf(figure) ?? 0) >= aim.atLeast : ours <= aim.atMost;
}

function shown(value: number | null | undefined): string {
  if (value === null || value === undefined) return "";
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 4);
}

function aimOf({ aim, unit }: Figure): string {
  if (!aim) return "";
  return aim.of === "ratio" ? `ratio ≥ ${aim.atLeast.toFixed(2)}` : `≤ ${aim.atMost} ${unit}`;
}

const COLUMNS = ["what", "unit", "ours", "bare", "ratio", "Node + pg", "aim", "met"] as const;

function rowOf(figure: Figure): string[] {
  const { what, unit, ours, bare, raw } = figure;
  const met = isMet(figure);
  const verdict = met === null ? "" : met ? "yes" : "NO";
  return [
    what,
    unit,
    shown(ours),
    shown(bare),
    shown(ratioOf(figure)),
    shown(raw),
    aimOf(figure),
    verdict,
  ];
}

/** Renders the table as Markdown, ready to paste into bench/results/history.md. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [[...COLUMNS], ...figures.map(rowOf)];
  const widths = COLUMNS.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [
    line(head),
    `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`,
    ...body.map(line),
  ].join("\n");
}

export const machine = () => ({
  processor: cpus()[0]?.model ?? "unknown",
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
});

export function write(figures: readonly Figure[], seconds: number): void {
  mkdirSync(".verify", { recursive: true });
  const lines = figures.map((figure) => ({
    ...figure,
    ratio: ratioOf(figure),
    met: isMet(figure),
  }));
  const report = { at: new Date().toISOString(), seconds, machine: machine(), figures: lines };
  writeFileSync(".verify/bench.json", `${JSON.stringify(report, null, 2)}\n`);
}
