/**
 * Encryption on this device: AES-256-GCM with a key that no script can read out (IndexedDB,
 * decision 0021). The ciphertext is in local storage, because only there can `public/first-aid.js`
 * remove it at once while a page is being left. `public/offline.js` encrypts and decrypts the same
 * way without the application.
 */
const DATABASE = "willow";
const STORE = "keys";
const KEY = "willow.plan";

export interface Sealed {
  readonly iv: string;
  readonly data: string;
}

const toText = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(""));
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

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
  const known: CryptoKey | undefined = await finished(at("readonly").get(KEY));
  if (known) return known;
  const fresh = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  // Check again inside the write transaction, because two simultaneous first calls must end up with
  // the same key.
  const store = at("readwrite");
  const other: CryptoKey | undefined = await finished(store.get(KEY));
  if (other) return other;
  await finished(store.put(fresh, KEY));
  return fresh;
}

/** @throws DOMException or TypeError if the browser refuses storage, as in some private windows */
export async function sealOnDevice(value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await deviceKey(), plain);
  return { iv: toText(iv), data: toText(data) };
}

/** The decrypted value. Null if it was changed or its key is gone. */
export async function openOnDevice<T>({ iv, data }: Sealed): Promise<T | null> {
  try {
    const key = await deviceKey();
    const plain = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: toBytes(iv) },
      key,
      toBytes(data),
    );
    return JSON.parse(new TextDecoder().decode(plain));
  } catch {
    return null;
  }
}
