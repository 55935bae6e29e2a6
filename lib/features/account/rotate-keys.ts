import type { Ctx } from "@/lib/ports/context";
import { dataKeyOf, findKeysToRewrap, keyContext, rewrapKey } from "./data-key-repository";

const BATCH = 200;

/**
 * Wraps every data key anew with the current key-encryption key; sealed values stay as they are (security.md). Each key
 * is one statement, so the run can be stopped, repeated and doubled. Answers how many keys it wrapped.
 * @throws Error when ENCRYPTION_KEYS lacks an older key that is still in use.
 */
export async function rotateKeys({ db, keys }: Pick<Ctx, "db" | "keys">): Promise<{ rewrapped: number }> {
  let rewrapped = 0;
  for (;;) {
    const batch = await findKeysToRewrap(db, keys.currentKekId, BATCH);
    if (batch.length === 0) return { rewrapped };
    for (const row of batch) {
      const fresh = keys.wrap(dataKeyOf(keys, row).key, keyContext(row));
      if (await rewrapKey(db, row, fresh)) rewrapped += 1;
    }
  }
}
