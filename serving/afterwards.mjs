import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Runs the work that requests leave for later. It starts as soon as the handler has answered and
 * all its writes are committed; an alert doesn't wait until a long answer has streamed to its end.
 *
 * @param {(error: unknown) => void} report called with each failure
 */
export function createAfterwards(report) {
  /** @type {Set<Promise<void>>} */
  const unfinished = new Set();
  /** @param {Promise<unknown>} work @param {() => void} [atEnd] */
  const hold = (work, atEnd) => {
    const leave = () => {
      // Start the deferred work before letting go of this, so there's never a moment in which
      // nothing seems pending.
      atEnd?.();
      unfinished.delete(held);
    };
    const held = work.then(leave, leave);
    unfinished.add(held);
  };
  /** @param {() => Promise<unknown>} work */
  const start = (work) => hold(work().catch(report));
  return {
    forRequest() {
      /** @type {(() => Promise<void>)[] | null} */
      let waiting = [];
      /** The handler has answered; its answer is sent before the deferred work runs. */
      const release = () => {
        const left = waiting ?? [];
        waiting = null;
        for (const work of left) {
          start(async () => {
            await nextTurn();
            await work();
          });
        }
      };
      return {
        /**
         * Tracks the work that answers the request: it continues after the caller disconnects, and
         * `done` waits for it too. It reports its own failures. Work deferred meanwhile starts when
         * it ends.
         * @template T @param {Promise<T>} answering @returns {Promise<T>}
         */
        hold(answering) {
          hold(answering, release);
          return answering;
        },
        /** @param {() => Promise<void>} work */
        take(work) {
          if (waiting) waiting.push(work);
          else start(work);
        },
      };
    },
    /** Resolves once nothing is pending, including work that pending work deferred in turn. */
    async done() {
      while (unfinished.size > 0) await Promise.allSettled(unfinished);
    },
  };
}
