import { latencies, latencyOf, median, type Target, throughput } from "./load";
import type { Figure } from "./report";
import type { Subject } from "./subjects";

export interface Pace {
  readonly rounds: number;
  /** Duration of a round for each target (ms). */
  readonly slice: number;
}

/** One of our subjects with its baselines. */
export interface Compared {
  readonly ours: Target;
  readonly bare: Target;
  readonly raw: Target;
}

/**
 * Until its code is compiled, a server's rate shows only that, so it's warmed up a second at a time
 * until it hasn't become faster for two. A call that does a lot needs longer than one that does
 * little.
 */
const WARMING = { slice: 1_000, most: 20, faster: 1.05, still: 2 };

async function warm(target: Target, connections: number): Promise<void> {
  let best = 0;
  for (let asked = 0, still = 0; asked < WARMING.most && still < WARMING.still; asked += 1) {
    const rate = await throughput(target, WARMING.slice, connections);
    still = rate > best * WARMING.faster ? 0 : still + 1;
    best = Math.max(best, rate);
  }
}

const perRound = <T>(values: readonly T[], of: (value: T, at: number) => number) =>
  median(values.map(of));

/**
 * Measures ours, the bare app and Node itself in turn, reversing the order each round, so that
 * other load on the machine affects all alike. The ratio is the median of the rounds' own ratios.
 */
export async function measure(subject: Subject, compared: Compared, pace: Pace): Promise<Figure[]> {
  const { ours, bare, raw } = compared;
  for (const target of [ours, bare, raw]) await warm(target, subject.connections);
  const rates = await inTurn([ours, bare, raw], pace.rounds, (target) =>
    throughput(target, pace.slice, subject.connections),
  );
  const times = await inTurn([ours, bare], pace.rounds, (target) =>
    latencies(target, pace.slice, subject.perSecond),
  );
  const [mine = [], theirs = [], floor = []] = rates;
  const ratio = perRound(mine, (rate, at) => rate / (theirs[at] ?? Number.NaN));
  const [late, bareLate] = times.map((rounds) => latencyOf(rounds.flat()));
  const { what, key, aim } = subject;
  const at = `${subject.perSecond}/s`;
  return [
    {
      ...{
        key,
        what,
        unit: "requests/s",
        ours: median(mine),
        bare: median(theirs),
        raw: median(floor),
        ratio,
      },
      aim: aim === null ? null : { atLeast: aim, of: "ratio" },
    },
    { key, what: `${what}: p50 at ${at}`, unit: "ms", ours: late?.p50, bare: bareLate?.p50 },
    { key, what: `${what}: p95 at ${at}`, unit: "ms", ours: late?.p95, bare: bareLate?.p95 },
  ];
}

/** @returns the results of each target's rounds */
export async function inTurn<T>(
  targets: readonly Target[],
  rounds: number,
  ask: (target: Target) => Promise<T>,
): Promise<T[][]> {
  const given: T[][] = targets.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const order = targets.map((target, at) => ({ target, at }));
    for (const { target, at } of round % 2 === 0 ? order : order.reverse())
      given[at]?.push(await ask(target));
  }
  return given;
}
