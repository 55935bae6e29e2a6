import { openOnDevice, type Sealed, sealOnDevice } from "./device-seal";

/**
 * A copy of the safety plan on this device, for times without a network (decision 0021). It's
 * encrypted with a key that no script can read out, and removed by sign-out, quick exit, and
 * another person's sign-in. The ciphertext is in local storage, because only there can
 * `public/first-aid.js` remove it at once while the page is being left.
 */
export const COPY_KEY = "willow.plan";
/**
 * Who is signed in on this device. It's removed together with the copy and checked again right
 * before writing. Encrypting takes a while, and a page that's being left or is open in another tab
 * must not bring back a removed copy.
 */
const OWNER_KEY = "willow.plan.owner";
const OFF_KEY = "willow.plan.off";
/**
 * The person who was asked and said yes. Their copy is also refreshed on pages that don't show the
 * plan.
 */
const KEPT_KEY = "willow.plan.kept";

interface Stored extends Sealed {
  /** The person the copy belongs to. Another person's sign-in removes it. */
  readonly owner: string;
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

/** The person signed in on this device, as far as the device knows. */
export const ownerHere = (): string | null => storage()?.getItem(OWNER_KEY) ?? null;

export const hasCopy = (): boolean => stored() !== null;
/**
 * Whether someone is signed in on this device, as far as it knows, so an open page may still make a
 * copy.
 */
export const isClaimed = (): boolean => ownerHere() !== null;
export const isCopyOff = (): boolean => storage()?.getItem(OFF_KEY) === "1";

const removeCopy = (): void => storage()?.removeItem(COPY_KEY);

export function switchCopy(on: boolean): void {
  if (on) storage()?.removeItem(OFF_KEY);
  else {
    storage()?.setItem(OFF_KEY, "1");
    storage()?.removeItem(KEPT_KEY);
    removeCopy();
  }
}

/** Records that `owner` was asked and wants a copy here. */
export function pinCopy(owner: string): void {
  switchCopy(true);
  try {
    storage()?.setItem(KEPT_KEY, owner);
  } catch {
    // The disk is full, so there's no copy.
  }
}

export const isPinned = (owner: string): boolean => storage()?.getItem(KEPT_KEY) === owner;

/**
 * Removes the copy and keeps every open page from making a new one until someone claims this
 * device.
 */
export function forgetCopy(): void {
  removeCopy();
  storage()?.removeItem(KEPT_KEY);
  storage()?.removeItem(OWNER_KEY);
}

/** Lets `owner` have a copy here from now on, and removes anyone else's. */
export function claimCopy(owner: string): void {
  const copy = stored();
  if (copy && copy.owner !== owner) removeCopy();
  if (!isPinned(owner)) storage()?.removeItem(KEPT_KEY);
  try {
    storage()?.setItem(OWNER_KEY, owner);
  } catch {
    // The disk is full, so there's no copy.
  }
}

/** Checked right before writing. `owner` is the person whose page wants to write. */
const mayKeep = (owner: string): boolean => !isCopyOff() && ownerHere() === owner;

/**
 * Stores `value` for `owner`. Silently does nothing if the browser refuses storage, the person
 * switched the copy off, or `owner` is no longer signed in on this device.
 */
export async function keepCopy(owner: string, value: unknown): Promise<void> {
  if (isCopyOff()) return;
  try {
    const copy: Stored = { owner, ...(await sealOnDevice(value)) };
    if (mayKeep(owner)) storage()?.setItem(COPY_KEY, JSON.stringify(copy));
  } catch {
    // Private windows and full disks end up here. The plan itself is safe on the server.
  }
}

/** The stored copy, or null. With `owner`, only if it's theirs. */
export async function readCopy<T>(owner?: string): Promise<T | null> {
  const copy = stored();
  if (copy && owner !== undefined && copy.owner !== owner) return null;
  return copy && openOnDevice<T>(copy);
}
