import { median } from "./load";
import type { Figure } from "./report";

const ROUNDS = 41;

function once(work: () => void, times: number): number {
  const started = performance.now();
  for (let count = 0; count < times; count += 1) work();
  return (performance.now() - started) / times;
}

/** Times both in turn, round by round, so that whatever else the machine does meets them alike; median milliseconds. */
export function compare(what: string, ours: () => void, bare: () => void, times = 1): Figure {
  const [mine, theirs]: [number[], number[]] = [[], []];
  once(ours, times);
  once(bare, times);
  for (let round = 0; round < ROUNDS; round += 1) {
    mine.push(once(ours, times));
    theirs.push(once(bare, times));
  }
  return { key: "processor", what, unit: "ms", ours: median(mine), bare: median(theirs) };
}
