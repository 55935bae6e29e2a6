import { ownerHere } from "./device-copy";
import { openOnDevice, type Sealed, sealOnDevice } from "./device-seal";

/**
 * What a person saved while no network answered, sealed on this device until it can be sent
 * (decision 0027). One key of local storage for each entry, so that two tabs never write over each
 * other. Sign-out and quick exit remove all of them at once (`public/first-aid.js`); another
 * person's sign-in and a week do so too.
 */
const PREFIX = "willow.waiting.";
/**
 * Longer than the server takes an entry's own time (`OLDEST_RECORDED_MS`): by then it could only be
 * refused.
 */
const MAX_MS_LENGTH = 7 * 24 * 60 * 60 * 1000;

/** What waits; entries without a kind are moods, which the offline page keeps too. */
export type WaitingKind = "mood" | "pt-session" | "pt-place";

interface Stored extends Sealed {
  readonly owner: string;
  readonly kind?: WaitingKind;
  /** ISO 8601, UTC: when it was saved. */
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

/** Removes what meets `unwanted`; what cannot be read at all goes as well. */
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

/** Empties the device of everything that waits, whoever wrote it. */
export const forgetWaiting = (): void => sweep(() => true);

const isOld = ({ at }: Stored): boolean => !(Date.now() - Date.parse(at) <= MAX_MS_LENGTH);

/** What somebody else left here, and what is too old to be taken, goes. */
export const keepWaitingOf = (owner: string): void =>
  sweep((entry) => entry.owner !== owner || isOld(entry));

/** For a page of nobody: what is not too old waits on for whoever wrote it. */
export const forgetOldWaiting = (): void => sweep(isOld);

/** @returns whether it was waiting here */
export function dropWaiting(id: string): boolean {
  const store = storage();
  if (!store || store.getItem(PREFIX + id) === null) return false;
  store.removeItem(PREFIX + id);
  return true;
}

/**
 * Keeps `value` for whoever is signed in on this device; `id` is the Idempotency-Key under which it
 * will be sent.
 *
 * @returns false when nobody is, or the browser refuses storage: nothing is kept then
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
    // Sealing takes a while; who signed out meanwhile leaves nothing behind.
    if (ownerHere() !== owner) return false;
    store.setItem(PREFIX + id, JSON.stringify(entry));
    return true;
  } catch {
    return false;
  }
}

/** What of a kind waits for `owner`, in the order in which it was saved. */
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
