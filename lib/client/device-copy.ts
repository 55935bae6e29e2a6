/**
 * A copy of the safety plan on this device, for hours without a network (decision 0021). Encrypted under a key that no
 * script can read out; gone with sign-out, quick exit and another person's sign-in. The encrypted text lies in local
 * storage, because only there can `public/first-aid.js` remove it at once while the page is being left.
 */
export const COPY_KEY = "willow.plan";
/**
 * Who is signed in on this device. Goes together with the copy and is looked at in the moment of writing: sealing takes
 * a while, and a page that is being left, or stands open in another tab, must not bring back what was just removed.
 */
const OWNER_KEY = "willow.plan.owner";
const OFF_KEY = "willow.plan.off";
const DATABASE = "willow";
const STORE = "keys";

interface Stored {
  /** Whose it is; another person's sign-in removes it. */
  readonly owner: string;
  readonly iv: string;
  readonly data: string;
}

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function stored(): Stored | null {
  try {
    return JSON.parse(storage()?.getItem(COPY_KEY) ?? "null");
  } catch {
    return null;
  }
}

const ownerHere = (): string | null => storage()?.getItem(OWNER_KEY) ?? null;

export const hasCopy = (): boolean => stored() !== null;
/** Somebody is signed in on this device as far as it knows, so that an open page may still make a copy. */
export const isClaimed = (): boolean => ownerHere() !== null;
export const isCopyOff = (): boolean => storage()?.getItem(OFF_KEY) === "1";

const removeCopy = (): void => storage()?.removeItem(COPY_KEY);

export function switchCopy(on: boolean): void {
  if (on) storage()?.removeItem(OFF_KEY);
  else {
    storage()?.setItem(OFF_KEY, "1");
    removeCopy();
  }
}

/** Removes the copy, and keeps every open page from making a new one until somebody claims this device. */
export function forgetCopy(): void {
  removeCopy();
  storage()?.removeItem(OWNER_KEY);
}

/** From now on `owner` may have a copy here; what somebody else left is removed. */
export function claimCopy(owner: string): void {
  const copy = stored();
  if (copy && copy.owner !== owner) removeCopy();
  try {
    storage()?.setItem(OWNER_KEY, owner);
  } catch {
    // A full disk: no copy then.
  }
}

const toText = (bytes: ArrayBuffer | Uint8Array): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function openKeys(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return finished(opening);
}

async function deviceKey(): Promise<CryptoKey> {
  const database = await openKeys();
  const at = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
  const known: CryptoKey | undefined = await finished(at("readonly").get(COPY_KEY));
  if (known) return known;
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  await finished(at("readwrite").put(key, COPY_KEY));
  return key;
}

/** In the moment of writing; `owner` is the one whose page wants to. */
const mayKeep = (owner: string): boolean => !isCopyOff() && ownerHere() === owner;

/**
 * Keeps `value` for `owner`; in silence not, where the browser refuses storage, the person switched it off, or `owner` is
 * no longer the one who is signed in on this device.
 */
export async function keepCopy(owner: string, value: unknown): Promise<void> {
  if (isCopyOff()) return;
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(JSON.stringify(value));
    const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await deviceKey(), plain);
    const copy: Stored = { owner, iv: toText(iv), data: toText(data) };
    if (mayKeep(owner)) storage()?.setItem(COPY_KEY, JSON.stringify(copy));
  } catch {
    // Private windows and full disks: the plan itself is safe on the server.
  }
}

/** What was kept, or null. */
export async function readCopy<T>(): Promise<T | null> {
  const copy = stored();
  if (!copy) return null;
  try {
    const key = await deviceKey();
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: toBytes(copy.iv) }, key, toBytes(copy.data));
    return JSON.parse(new TextDecoder().decode(plain));
  } catch {
    return null;
  }
}
