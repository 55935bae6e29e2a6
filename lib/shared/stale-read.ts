/**
 * Signals that data read before a transaction had changed by the time its rows were locked.
 * Throwing this inside the transaction rolls it back.
 */
export class StaleReadError extends Error {
  override readonly name = "StaleReadError";
}

const MAX_TRIES = 3;

/**
 * Reruns `work` while the data it read beforehand is outdated, so slow reads never hold a lock.
 * Null if even the last attempt was outdated.
 *
 * @param work gets the attempt number, starting at 0
 */
export async function untilCurrent<T>(work: (attempt: number) => Promise<T>): Promise<T | null> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      if (!(error instanceof StaleReadError)) throw error;
    }
  }
  return null;
}
