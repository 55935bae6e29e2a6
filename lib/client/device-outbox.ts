import { ownerHere } from "./device-copy";
import { openOnDevice, type Sealed, sealOnDevice } from "./device-seal";

/**
 * Entries a person saved while offline, encrypted on this device until they can be sent (decision
 * 0027). Each entry has its own local storage key, so two tabs never overwrite each other. Sign-out
 * and quick exit remove all of them at once (`public/first-aid.js`), and so do another person's
 * sign-in and the passing of a week.
 */
const PREFIX = "willow.waiting.";
/**
 * Longer than the server accepts an entry's own time (`OLDEST_RECORDED_MS`). Anything older would
 * only be refused.
 */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** Kinds of waiting entries. One without a kind is a mood, which the offline page also stores. */
export type WaitingKind = "mood" | "pt-session" | "pt-place";

interface Stored extends Sealed {
  readonly owner: string;
  readonly kind?: WaitingKind;
  /** When it was saved (ISO 8601, UTC). */
  readonly at: string;
}

export interface Waiting<T> {
  readonly id: string;
  readonly value: T;
}

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const keysOf = (store: Storage): string[] =>
  Object.keys(store).filter((key) => key.startsWith(PREFIX));

function stored(store: Storage, key: string): Stored | null {
  try {
    return JSON.parse(store.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

const isOf = (kind: WaitingKind, entry: Stored | null): entry is Stored =>
  (entry?.kind ?? "mood") === kind && !!entry;

/** Removes entries that match `unwanted` and any that can't be read. */
function sweep(unwanted: (entry: Stored) => boolean): void {
  const store = storage();
  if (!store) return;
  for (const key of keysOf(store)) {
    const entry = stored(store, key);
    if (!entry || unwanted(entry)) store.removeItem(key);
  }
}

export const hasWaiting = (kind: WaitingKind = "mood"): boolean => {
  const store = storage();
  return store !== null && keysOf(store).some((key) => isOf(kind, stored(store, key)));
};

/** Removes everything waiting on this device, whoever it belongs to. */
export const forgetWaiting = (): void => sweep(() => true);

const isOld = ({ at }: Stored): boolean => !(Date.now() - Date.parse(at) <= MAX_AGE_MS);

/** Removes other people's entries and those too old to be accepted. */
export const keepWaitingOf = (owner: string): void =>
  sweep((entry) => entry.owner !== owner || isOld(entry));

/** For a signed-out page: removes only old entries. The rest keep waiting for their author. */
export const forgetOldWaiting = (): void => sweep(isOld);

/** @returns whether the entry was still waiting here */
export function dropWaiting(id: string): boolean {
  const store = storage();
  if (!store || store.getItem(PREFIX + id) === null) return false;
  store.removeItem(PREFIX + id);
  return true;
}

/**
 * Stores `value` for the person signed in on this device. `id` is the Idempotency-Key it will be
 * sent with.
 *
 * @returns false, storing nothing, if no one is signed in or the browser refuses storage
 */
export async function keepWaiting(
  id: string,
  value: unknown,
  kind: WaitingKind = "mood",
): Promise<boolean> {
  const owner = ownerHere();
  const store = storage();
  if (!owner || !store) return false;
  try {
    const entry: Stored = {
      owner,
      kind,
      at: new Date().toISOString(),
      ...(await sealOnDevice(value)),
    };
    // Encrypting takes a while, and a person who signed out in the meantime must leave nothing
    // behind.
    if (ownerHere() !== owner) return false;
    store.setItem(PREFIX + id, JSON.stringify(entry));
    return true;
  } catch {
    return false;
  }
}

/** The waiting entries of a kind for `owner`, oldest first. */
export async function readWaiting<T>(
  owner: string,
  kind: WaitingKind = "mood",
): Promise<Waiting<T>[]> {
  const store = storage();
  if (!store) return [];
  const mine = keysOf(store)
    .map((key) => ({ id: key.slice(PREFIX.length), entry: stored(store, key) }))
    .filter(
      (one): one is { id: string; entry: Stored } =>
        isOf(kind, one.entry) && one.entry.owner === owner,
    )
    .sort((one, other) => one.entry.at.localeCompare(other.entry.at));
  const opened = await Promise.all(
    mine.map(async ({ id, entry }) => {
      const value = await openOnDevice<T>(entry);
      return value === null ? [] : [{ id, value }];
    }),
  );
  return opened.flat();
}
