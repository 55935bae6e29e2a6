import { contentHash, type SeedCtx } from "./seed";

interface Shelf<R> {
  /** Prefix of the stamps, one per row. */
  readonly name: string;
  readonly find: (id: string) => Promise<object | null>;
  readonly insert: (row: R) => Promise<unknown>;
  readonly update: (row: R) => Promise<unknown>;
}

/** Hashes only the seeded fields of a stored row, so that both hash alike. */
const hashOf = (seeded: object, stored: object): string =>
  contentHash(Object.keys(seeded).map((field) => Reflect.get(stored, field)));

/**
 * Brings a catalog up to date: adds new rows, updates rows that are unchanged since they were last
 * seeded, and leaves rows alone that staff have edited.
 */
export async function seedCatalogue<R extends { readonly id: string }>(
  { db }: SeedCtx,
  shelf: Shelf<R>,
  rows: readonly R[],
): Promise<void> {
  for (const row of rows) {
    const name = `${shelf.name}:${row.id}`;
    const hash = hashOf(row, row);
    const stored = await shelf.find(row.id);
    if (!stored) {
      await shelf.insert(row);
    } else {
      const stamp = await db.seedStamp.findUnique({ where: { name } });
      if (stamp && stamp.hash !== hashOf(row, stored)) continue;
      await shelf.update(row);
    }
    await db.seedStamp.upsert({
      where: { name },
      create: { name, hash },
      update: { hash, appliedAt: new Date() },
    });
  }
}
