import { openOnDevice, type Sealed, sealOnDevice } from "./device-seal";

/**
 * A copy of the safety plan on this device, for hours without a network (decision 0021). Encrypted
 * under a key that no script can read out; gone with sign-out, quick exit and another person's
 * sign-in. The encrypted text lies in local storage, because only there can `public/first-aid.js`
 * remove it at once while the page is being left.
 */
export const COPY_KEY = "willow.plan";
/**
 * Who is signed in on this device. Goes together with the copy and is looked at in the moment of
 * writing: sealing takes a while, and a page that is being left, or stands open in another tab,
 * must not bring back what was just removed.
 */
const OWNER_KEY = "willow.plan.owner";
const OFF_KEY = "willow.plan.off";
/**
 * Who was asked and said yes: for them the copy is kept fresh also on pages that do not show it.
 */
const KEPT_KEY = "willow.plan.kept";

interface Stored extends Sealed {
  /** Whose it is; another person's sign-in removes it. */
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

/** Who is signed in on this device as far as it knows. */
export const ownerHere = (): string | null => storage()?.getItem(OWNER_KEY) ?? null;

export const hasCopy = (): boolean => stored() !== null;
/**
 * Somebody is signed in on this device as far as it knows, so that an open page may still make a
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

/** `owner` was asked and wants it here. */
export function pinCopy(owner: string): void {
  switchCopy(true);
  try {
    storage()?.setItem(KEPT_KEY, owner);
  } catch {
    // A full disk: no copy then.
  }
}

export const isPinned = (owner: string): boolean => storage()?.getItem(KEPT_KEY) === owner;

/**
 * Removes the copy, and keeps every open page from making a new one until somebody claims this
 * device.
 */
export function forgetCopy(): void {
  removeCopy();
  storage()?.removeItem(KEPT_KEY);
  storage()?.removeItem(OWNER_KEY);
}

/** From now on `owner` may have a copy here; what somebody else left is removed. */
export function claimCopy(owner: string): void {
  const copy = stored();
  if (copy && copy.owner !== owner) removeCopy();
  if (!isPinned(owner)) storage()?.removeItem(KEPT_KEY);
  try {
    storage()?.setItem(OWNER_KEY, owner);
  } catch {
    // A full disk: no copy then.
  }
}

/** In the moment of writing; `owner` is the one whose page wants to. */
const mayKeep = (owner: string): boolean => !isCopyOff() && ownerHere() === owner;

/**
 * Keeps `value` for `owner`; in silence not, where the browser refuses storage, the person switched
 * it off, or `owner` is no longer the one who is signed in on this device.
 */
export async function keepCopy(owner: string, value: unknown): Promise<void> {
  if (isCopyOff()) return;
  try {
    const copy: Stored = { owner, ...(await sealOnDevice(value)) };
    if (mayKeep(owner)) storage()?.setItem(COPY_KEY, JSON.stringify(copy));
  } catch {
    // Private windows and full disks: the plan itself is safe on the server.
  }
}

/** What was kept, or null; with `owner` only what is theirs. */
export async function readCopy<T>(owner?: string): Promise<T | null> {
  const copy = stored();
  if (copy && owner !== undefined && copy.owner !== owner) return null;
  return copy && openOnDevice<T>(copy);
}
