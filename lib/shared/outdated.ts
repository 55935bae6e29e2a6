/**
 * What was read before a transaction no longer stood once its rows were locked. Thrown in the
 * transaction, it undoes it.
 */
export class Outdated extends Error {
  override readonly name = "Outdated";
}

const MAX_TRIES = 3;

/**
 * Runs `work` anew while what it read beforehand is outdated, so that slow reading never holds a
 * lock. Null where even the last try came too late.
 *
 * @param work is told which try it is, from 0
 */
export async function untilCurrent<T>(work: (attempt: number) => Promise<T>): Promise<T | null> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      if (!(error instanceof Outdated)) throw error;
    }
  }
  return null;
}
