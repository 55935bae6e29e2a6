import { webcrypto } from "node:crypto";
import { TextDecoder, TextEncoder } from "node:util";

/**
 * Adds the browser features that jsdom lacks, for `lib/client/device-*.ts`: IndexedDB for keys, and
 * Web Crypto.
 */
export function fakeKeyStore(): void {
  const stores = new Map<string, Map<string, unknown>>();

  function request<T>(result: T, before?: (opening: { result: T; onupgradeneeded?: () => void }) => void) {
    const opening: { result: T; onsuccess?: () => void; onupgradeneeded?: () => void } = { result };
    queueMicrotask(() => {
      before?.(opening);
      opening.onsuccess?.();
    });
    return opening;
  }

  const storeOf = (name: string) => ({
    get: (key: string) => request(stores.get(name)?.get(key)),
    put: (value: unknown, key: string) => request(stores.get(name)?.set(key, value)),
  });
  const database = {
    createObjectStore: (name: string) => stores.set(name, new Map()),
    transaction: () => ({ objectStore: storeOf }),
  };
  const open = () => request(database, (opening) => stores.size === 0 && opening.onupgradeneeded?.());
  Object.defineProperty(globalThis, "indexedDB", { value: { open }, configurable: true });
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
  Object.assign(globalThis, { TextEncoder, TextDecoder });
}
