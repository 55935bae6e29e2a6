import { randomBytes } from "node:crypto";
import type { Db } from "@/lib/ports/db";
import type { KeyProvider } from "@/lib/ports/keys";
import { newId } from "@/lib/shared/ids";
import type { DataKey } from "@/lib/shared/sealing";

type Owner = Pick<DataKey, "ownerKind" | "ownerId">;
type KeyName = Pick<DataKey, "ownerKind" | "ownerId" | "version">;

export interface WrappedKey extends KeyName {
  readonly kekId: string;
  readonly wrapped: string;
}

const KEY_BYTES = 32;
const FIRST_VERSION = 1;
const SERVICE: Owner = { ownerKind: "service", ownerId: "00000000-0000-0000-0000-000000000000" };

/**
 * Authenticated together with the wrapped key, so a key row copied to another owner can't be
 * opened.
 */
export const keyContext = ({ ownerKind, ownerId, version }: KeyName): string =>
  `${ownerKind}|${ownerId}|${version}`;

/** @throws Error if the key was wrapped for another owner, or with a key the provider lacks */
export function dataKeyOf(keys: KeyProvider, row: WrappedKey): DataKey {
  const { ownerKind, ownerId, version, kekId, wrapped } = row;
  return { ownerKind, ownerId, version, key: keys.unwrap(wrapped, kekId, keyContext(row)) };
}

async function findDataKey(db: Db, keys: KeyProvider, owner: Owner): Promise<DataKey | null> {
  const row = await db.dataKeyRow.findFirst({ where: owner, orderBy: { version: "desc" } });
  return row && dataKeyOf(keys, row);
}

/**
 * Creates the key of a new person or relationship. Call it in the transaction that creates the
 * owner. Repeated and concurrent calls return the same key.
 */
export async function createDataKey(db: Db, keys: KeyProvider, owner: Owner): Promise<DataKey> {
  const name = { ...owner, version: FIRST_VERSION };
  const wrapped = keys.wrap(randomBytes(KEY_BYTES), keyContext(name));
  await db.dataKeyRow.createMany({
    data: [{ id: newId(), ...name, ...wrapped }],
    skipDuplicates: true,
  });
  return loadDataKey(db, keys, owner);
}

/**
 * @throws Error if the owner has no key, which means everything encrypted for them is unreadable
 */
export async function loadDataKey(db: Db, keys: KeyProvider, owner: Owner): Promise<DataKey> {
  const key = await findDataKey(db, keys, owner);
  if (!key) throw new Error(`${owner.ownerKind} ${owner.ownerId} has no data key`);
  return key;
}

/** The key for rows that belong to no one, created on first use. */
export const loadServiceKey = async (db: Db, keys: KeyProvider): Promise<DataKey> =>
  (await findDataKey(db, keys, SERVICE)) ?? createDataKey(db, keys, SERVICE);

/** Up to `limit` keys still wrapped by an older key-encryption key, in a stable order. */
export const findKeysToRewrap = (
  db: Db,
  currentKekId: string,
  limit: number,
): Promise<(WrappedKey & { id: string })[]> =>
  db.dataKeyRow.findMany({
    where: { kekId: { not: currentKekId } },
    orderBy: { id: "asc" },
    take: limit,
  });

/** Up to `limit` keys in a stable order, starting after the id `after`. */
export const findKeysAfter = (
  db: Db,
  after: string | null,
  limit: number,
): Promise<(WrappedKey & { id: string })[]> =>
  db.dataKeyRow.findMany({
    where: after ? { id: { gt: after } } : {},
    orderBy: { id: "asc" },
    take: limit,
  });

/** How many keys each key-encryption key wraps, by its id. */
export async function countKeys(db: Db): Promise<Record<string, number>> {
  const groups = await db.dataKeyRow.groupBy({
    by: ["kekId"],
    _count: { _all: true },
    orderBy: { kekId: "asc" },
  });
  return Object.fromEntries(groups.map(({ kekId, _count }) => [kekId, _count._all]));
}

/** Replaces the wrapping unless someone else has already done so. Returns whether it did. */
export async function rewrapKey(
  db: Db,
  from: { id: string; kekId: string },
  to: Pick<WrappedKey, "kekId" | "wrapped">,
) {
  const { count } = await db.dataKeyRow.updateMany({
    where: { id: from.id, kekId: from.kekId },
    data: to,
  });
  return count === 1;
}
