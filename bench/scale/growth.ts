import { median, quantile } from "../load";

/** A call's latency at both sizes. */
export interface Growth {
  readonly key: string;
  readonly what: string;
  /** Milliseconds, over all rounds. */
  readonly small: { readonly p50: number; readonly p95: number };
  readonly large: { readonly p50: number; readonly p95: number };
  /** The ratio of the 95th percentiles: the median of the rounds' own ratios. */
  readonly ratio: number;
}

/**
 * Maximum ratio of the 95th percentile among many people to that among few (issue "Fast, and still
 * fast when it is big").
 */
export const MAX_GROWTH = 1.3;

export const isMet = ({ ratio }: Growth): boolean => ratio <= MAX_GROWTH;

type Rounds = readonly (readonly number[])[];

const both = (rounds: Rounds) => ({
  p50: quantile(rounds.flat(), 0.5),
  p95: quantile(rounds.flat(), 0.95),
});

/**
 * Compares round by round, because other load on the machine affects both sizes in a round alike.
 */
export function growthOf(key: string, what: string, small: Rounds, large: Rounds): Growth {
  const ratios = small.map((round, at) => quantile(large[at] ?? [], 0.95) / quantile(round, 0.95));
  return { key, what, small: both(small), large: both(large), ratio: median(ratios) };
}

const shown = (value: number): string => value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);

/** Renders the table as Markdown, ready to paste into bench/results/history.md. */
export function tableOf(grown: readonly Growth[], sizes: readonly [number, number]): string {
  const [small, large] = sizes.map((size) => size.toLocaleString("en"));
  const head = [
    "call",
    `p50 at ${small}`,
    `p95 at ${small}`,
    `p50 at ${large}`,
    `p95 at ${large}`,
    "ratio of p95",
    "met",
  ];
  const rows = grown.map((growth) => [
    growth.what,
    ...[growth.small.p50, growth.small.p95, growth.large.p50, growth.large.p95, growth.ratio].map(
      shown,
    ),
    isMet(growth) ? "yes" : "NO",
  ]);
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [
    line(head),
    `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`,
    ...rows.map(line),
  ].join("\n");
}
