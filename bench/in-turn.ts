import { median } from "./load";
import type { Figure } from "./report";

const ROUNDS = 41;

type Work = () => void | Promise<void>;

async function once(work: Work, times: number): Promise<number> {
  const started = performance.now();
  for (let count = 0; count < times; count += 1) {
    const working = work();
    if (working) await working;
  }
  return (performance.now() - started) / times;
}

/**
 * Times both alternately, round by round, so that other load on the machine affects both alike;
 * median milliseconds.
 */
export async function compare(what: string, ours: Work, bare: Work, times = 1): Promise<Figure> {
  const [mine, theirs]: [number[], number[]] = [[], []];
  await once(ours, times);
  await once(bare, times);
  for (let round = 0; round < ROUNDS; round += 1) {
    mine.push(await once(ours, times));
    theirs.push(await once(bare, times));
  }
  return { key: "processor", what, unit: "ms", ours: median(mine), bare: median(theirs) };
}
