import type { Ctx } from "@/lib/ports/context";
import {
  countKeys,
  dataKeyOf,
  findKeysAfter,
  findKeysToRewrap,
  keyContext,
  rewrapKey,
} from "./data-key-repository";

const BATCH = 200;

type Reach = Pick<Ctx, "db" | "keys">;

/** How many data keys each key in ENCRYPTION_KEYS wraps, by that key's id. */
export type KeysByWrapper = Readonly<Record<string, number>>;

/**
 * Rewraps every data key with the current key-encryption key. Encrypted values stay as they are
 * (security.md). Each key is one statement, so the run can be stopped, repeated and run in parallel
 * while people write. Returns how many keys it wrapped.
 *
 * @param onProgress called with the running total after each batch
 * @throws Error if ENCRYPTION_KEYS lacks an older key that's still in use
 */
export async function rotateKeys(
  { db, keys }: Reach,
  onProgress: (rewrapped: number) => void = () => {},
): Promise<{ rewrapped: number }> {
  let rewrapped = 0;
  for (;;) {
    const batch = await findKeysToRewrap(db, keys.currentKekId, BATCH);
    for (const row of batch) {
      const fresh = keys.wrap(dataKeyOf(keys, row).key, keyContext(row));
      if (await rewrapKey(db, row, fresh)) rewrapped += 1;
    }
    if (batch.length > 0) onProgress(rewrapped);
    // Keys that an instance with the old list creates from now on wait for the next run. Otherwise
    // the two could go on forever.
    if (batch.length < BATCH) return { rewrapped };
  }
}

export const countKeysByWrapper = ({ db }: Pick<Ctx, "db">): Promise<KeysByWrapper> =>
  countKeys(db);

/**
 * Opens every data key without changing anything. Before a rotation it's a dry run; afterwards it
 * proves that the current list opens all keys.
 *
 * @throws Error if a key can't be opened because ENCRYPTION_KEYS lacks its wrapping key or the
 *   row was tampered with
 */
export async function tryKeys({ db, keys }: Reach): Promise<{ opened: number }> {
  let opened = 0;
  for (let after: string | null = null; ; ) {
    const batch: Awaited<ReturnType<typeof findKeysAfter>> = await findKeysAfter(db, after, BATCH);
    for (const row of batch) dataKeyOf(keys, row);
    opened += batch.length;
    after = batch.at(-1)?.id ?? null;
    if (batch.length < BATCH) return { opened };
  }
}
