import { setTimeout as pause } from "node:timers/promises";
import { type Answer, type Call, send } from "./call";

/**
 * A small load generator of our own: we need another person for every request, the first and last
 * byte of a stream, and arrivals that never wait for responses, and no maintained package has all
 * three.
 */
export interface Target {
  /** The next request, each as another person, so that no one hits a rate limit. */
  readonly next: () => Call;
  /**
   * The expected status; any other ends the run, because an error would be measured as a fast
   * response.
   */
  readonly status: number;
}

export interface Latency {
  readonly p50: number;
  readonly p95: number;
}

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export async function answered({ next, status }: Target): Promise<Answer> {
  const call = next();
  const answer = await send(call);
  if (answer.status === status) return answer;
  throw new Error(
    `${call.path} answered ${answer.status}, not ${status}: ${answer.text.slice(0, 200)}`,
  );
}

/** Requests per second at this concurrency, each sent when the previous one is answered. */
export async function throughput(
  target: Target,
  milliseconds: number,
  connections: number,
): Promise<number> {
  const started = performance.now();
  const until = started + milliseconds;
  let done = 0;
  const asking = Array.from({ length: connections }, async () => {
    while (performance.now() < until) {
      await answered(target);
      done += 1;
    }
  });
  await Promise.all(asking);
  return done / ((performance.now() - started) / 1000);
}

/**
 * Milliseconds from when each request was due to its last byte. Requests arrive evenly whether or
 * not earlier ones are answered, so that a pause of the server counts for everyone who would have
 * arrived during it.
 */
export async function latencies(
  target: Target,
  milliseconds: number,
  perSecond: number,
): Promise<number[]> {
  const started = performance.now();
  const waiting: Promise<number>[] = [];
  const most = Math.max(1, Math.floor((milliseconds / 1000) * perSecond));
  for (let sent = 0; sent < most; sent += 1) {
    const due = started + (sent * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    const answer = answered(target).then(({ lastByte }) => lastByte - due);
    // Awaited below; until then a failure must not end the process.
    answer.catch(() => undefined);
    waiting.push(answer);
  }
  return Promise.all(waiting);
}

export const latencyOf = (values: readonly number[]): Latency => ({
  p50: quantile(values, 0.5),
  p95: quantile(values, 0.95),
});
