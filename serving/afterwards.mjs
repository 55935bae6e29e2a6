/**
 * What requests leave to be done once they are answered, or their caller is gone: rows that they wrote are there by then.
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
    /**
     * @param {import("node:http").ServerResponse} outgoing
     * @returns {(work: () => Promise<void>) => void}
     */
    of: (outgoing) => (work) => {
      if (outgoing.closed) start(work);
      else outgoing.once("close", () => start(work));
    },
    /** Resolves when none of it is under way; what it leaves itself is waited for too. */
    async done() {
      while (unfinished.size > 0) await Promise.allSettled(unfinished);
    },
  };
}
