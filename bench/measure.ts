export interface Figure {
  readonly name: string;
  /** Median milliseconds for one run of the subject, and of what it is compared with. */
  readonly ours: number;
  readonly bare: number;
}

const ROUNDS = 41;

function once(work: () => void, times: number): number {
  const started = performance.now();
  for (let count = 0; count < times; count += 1) work();
  return (performance.now() - started) / times;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Times both in turn, round by round, so that whatever else the machine does meets them alike. */
export function compare(name: string, ours: () => void, bare: () => void, times = 1): Figure {
  const [mine, theirs]: [number[], number[]] = [[], []];
  once(ours, times);
  once(bare, times);
  for (let round = 0; round < ROUNDS; round += 1) {
    mine.push(once(ours, times));
    theirs.push(once(bare, times));
  }
  return { name, ours: median(mine), bare: median(theirs) };
}

export function print(figures: readonly Figure[]): void {
  const rows = figures.map(({ name, ours, bare }) => ({
    what: name,
    "ms ours": ours.toFixed(4),
    "ms bare": bare.toFixed(4),
    ratio: (ours / bare).toFixed(1),
  }));
  console.table(rows);
}
