import { LICENSE_VERSION } from "./constants";

/**
 * Storage keys for the license answer on this device: the current one (LIC-08) and the older one
 * (LIC-05).
 */
const LICENSE_KEY = "willow.license";
const OLDER_KEY = "licenseAccepted";

interface LicenseAnswer {
  readonly version: string;
  /** ISO 8601, UTC. */
  readonly acceptedAt: string;
}

const listeners = new Set<() => void>();

/**
 * Writes to the device's storage and notifies listeners. Returns false if the browser refuses
 * storage.
 */
function change(write: (storage: Storage) => void): boolean {
  try {
    write(window.localStorage);
    return true;
  } catch {
    return false;
  } finally {
    for (const listener of listeners) listener();
  }
}

/**
 * Stores acceptance of the current version on this device. Returns false if it couldn't be stored.
 */
export const acceptLicense = (now: Date): boolean =>
  change((storage) => {
    const answer: LicenseAnswer = { version: LICENSE_VERSION, acceptedAt: now.toISOString() };
    storage.setItem(LICENSE_KEY, JSON.stringify(answer));
    storage.removeItem(OLDER_KEY);
  });

/** Removes every acceptance from this device (LIC-09). */
export const declineLicense = (): boolean =>
  change((storage) => {
    storage.removeItem(LICENSE_KEY);
    storage.removeItem(OLDER_KEY);
  });

/** When this version was accepted on this device, as an ISO time. Null if it wasn't. */
export function readAcceptedAt(): string | null {
  try {
    const answer: Partial<LicenseAnswer> | null = JSON.parse(
      window.localStorage.getItem(LICENSE_KEY) ?? "null",
    );
    return answer?.version === LICENSE_VERSION ? (answer.acceptedAt ?? null) : null;
  } catch {
    return null;
  }
}

/** Calls `listener` whenever the answer changes, in this or another tab. */
export function subscribeToLicense(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
