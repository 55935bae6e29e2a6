import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * What requests leave to be done besides their answers. It begins as soon as the handler has
 * answered, when all that it wrote is committed; an alert does not wait until a long answer was
 * spoken to its end.
 *
 * @param {(error: unknown) => void} report hears of what failed
 */
export function createAfterwards(report) {
  /** @type {Set<Promise<void>>} */
  const unfinished = new Set();
  /** @param {Promise<unknown>} work @param {() => void} [atEnd] */
  const hold = (work, atEnd) => {
    const leave = () => {
      // What is left begins before this is let go: in between nothing would seem to be under way.
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
      /** The handler has answered; what it says goes first. */
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
         * What answers the request: it goes on when the caller has gone, and is waited for too. Who
         * fails in it says so by itself. What was left in the meantime begins when it has ended.
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
    /** Resolves when nothing is under way; what that leaves itself is waited for too. */
    async done() {
      while (unfinished.size > 0) await Promise.allSettled(unfinished);
    },
  };
}
