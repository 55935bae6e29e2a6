import { latencies, median, type Target } from "./load";
import type { Figure } from "./report";
import { residentMegabytes, type Server } from "./servers";

const MAX_MB = 400;
/** Tolerated growth (MB a minute): a server that retains nothing may still return memory slowly. */
const FLAT = 1;
/** A shorter load (s) shows how much memory is used, but not whether it keeps growing. */
const LONG_S = 600;
const EVERY_MS = 1_000;

interface Load {
  readonly target: Target;
  readonly perSecond: number;
}

/**
 * The server's memory under a constant load of all calls: the maximum, and whether it still grows.
 * The slope is the median of the second half's last third minus that of its first third, so that
 * neither warm-up nor a single garbage collection causes it.
 */
export async function measureMemory(
  server: Server,
  loads: readonly Load[],
  seconds: number,
): Promise<Figure[]> {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(residentMegabytes(server)), EVERY_MS);
  await Promise.all(
    loads.map(({ target, perSecond }) => latencies(target, seconds * 1_000, perSecond)),
  );
  clearInterval(timer);
  samples.push(residentMegabytes(server));
  const half = samples.slice(Math.floor(samples.length / 2));
  const third = Math.max(1, Math.floor(half.length / 3));
  const minutes = (half.length - third) / 60;
  const growth =
    (median(half.slice(-third)) - median(half.slice(0, third))) / Math.max(minutes, 1 / 60);
  const key = "memory";
  const all = loads.reduce((sum, { perSecond }) => sum + perSecond, 0);
  const load = `${Math.round(all)} requests/s for ${seconds} s`;
  return [
    {
      ...{ key, what: `memory at most, ${load}`, unit: "MB", ours: Math.max(...samples) },
      aim: { atMost: MAX_MB, of: "ours" },
    },
    { key, what: "memory at the end", unit: "MB", ours: samples.at(-1) },
    {
      ...{ key, what: "growth in the second half", unit: "MB/min", ours: growth },
      aim: seconds >= LONG_S ? { atMost: FLAT, of: "ours" } : null,
    },
  ];
}
