/** The last task in the queue for each name. */
const lines = new Map<string, Promise<unknown>>();

/**
 * Runs tasks of the same name one at a time in this process, so the second one finds what the first
 * left. It's for work that must stay outside the transaction that would otherwise serialize it.
 * Other processes aren't held back; there, the key's row decides what's stored, and only the
 * preparation may be done twice.
 */
export async function oneByOne<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  lines.set(name, mine);
  try {
    return await mine;
  } finally {
    if (lines.get(name) === mine) lines.delete(name);
  }
}
