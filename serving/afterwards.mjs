import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * What requests leave to be done besides their answers. It begins as soon as the handler has answered, when all that it wrote is
 * committed; an alert does not wait until a long answer was spoken to its end.
 */
export function createAfterwards() {
  /** @type {Set<Promise<void>>} */
  const unfinished = new Set();
  /** @param {() => Promise<void>} work */
  const start = (work) => {
    const working = work().finally(() => unfinished.delete(working));
    unfinished.add(working);
  };
  return {
    forRequest() {
      /** @type {(() => Promise<void>)[] | null} */
      let waiting = [];
      return {
        /** @param {() => Promise<void>} work */
        take(work) {
          if (waiting) waiting.push(work);
          else start(work);
        },
        /** The handler has answered; its first bytes leave before anything else is begun. */
        release() {
          const left = waiting ?? [];
          waiting = null;
          for (const work of left) {
            start(async () => {
              await nextTurn();
              await work();
            });
          }
        },
      };
    },
    /** Resolves when none of it is under way; what it leaves itself is waited for too. */
    async done() {
      while (unfinished.size > 0) await Promise.allSettled(unfinished);
    },
  };
}
