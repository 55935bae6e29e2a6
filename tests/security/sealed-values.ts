import { dataKeyOf } from "@/lib/core/identity/data-key-repository";
import { keyProvider } from "@/lib/server/providers";
import { type DataKey, open, type Place } from "@/lib/shared/sealing";
import { SEALED_COLUMNS } from "@/lib/shared/stored-columns";
import { query } from "@/tests/support/database";

export interface SealedValue extends Place {
  readonly value: string;
}

/** Every sealed value in the database, with its place. */
export async function allSealedValues(): Promise<SealedValue[]> {
  const found: SealedValue[] = [];
  for (const [table, columns] of Object.entries(SEALED_COLUMNS)) {
    for (const column of columns) {
      const rows = await query<{ id: string; value: string }>(
        `SELECT id::text AS id, "${column}" AS value FROM ${table} WHERE "${column}" IS NOT NULL`,
      );
      found.push(...rows.map(({ id, value }) => ({ table, column, rowId: id, value })));
    }
  }
  return found;
}

type KeyRow = Parameters<typeof dataKeyOf>[1];

/** All keys: people's, couples' and the service's own. */
export async function allKeys(): Promise<DataKey[]> {
  const rows = await query<KeyRow>(`SELECT "ownerKind", "ownerId", version, "kekId", wrapped FROM data_keys`);
  return rows.map((row) => dataKeyOf(keyProvider(), row));
}

/** Tells whether a value opens in this place with this key. */
export function opens(key: DataKey, place: Place, value: string): boolean {
  try {
    open(key, place, value);
    return true;
  } catch {
    return false;
  }
}
