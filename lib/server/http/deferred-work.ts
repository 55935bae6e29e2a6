import { setImmediate as nextTurn } from "node:timers/promises";
import { after } from "next/server";

/** Schedules work to run once the request's handler has answered. */
export type Defer = (work: () => Promise<void>) => void;

/**
 * Holds the work that one request leaves for later until `release`. All its writes are committed
 * then, and an alert doesn't wait until a long answer has streamed to its end, as it would in the
 * framework's own `after(callback)`.
 */
export function deferWork(): { readonly defer: Defer; readonly release: () => void } {
  let release = (): void => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Shutdown waits for a handler even if its client is gone: a message may be about to be stored.
  keepAlive(answered);
  return {
    // The answer's first bytes leave before the work starts.
    defer: (work) => keepAlive(answered.then(() => nextTurn()).then(work)),
    release,
  };
}

/** Starts work at once that no request waits for, as jobs and pages leave it. */
export const startWork: Defer = (work) => keepAlive(nextTurn().then(work));

/**
 * Keeps a serverless instance alive until the work is done, and delays a server's shutdown. Scripts
 * and tests are outside a request: there the process just keeps running.
 */
function keepAlive(working: Promise<void>): void {
  try {
    after(working);
  } catch {
    // Nothing to tell: the work reports its own failures.
  }
}
