/** The last of those that wait for each name. */
const lines = new Map<string, Promise<unknown>>();

/**
 * Runs work of one name one after the other in this process; whoever comes second finds what the
 * first one left. For what must stand outside of the transaction that would otherwise hold them
 * apart. Other processes are not held: across them the key's row decides what is stored, and only
 * the preparation may have been done twice.
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
