import { forgetCopy } from "./device-copy";
import { forgetWaiting } from "./device-outbox";

/**
 * Removes everything this device stores for the signed-in person, as `public/first-aid.js` does at
 * sign-out.
 */
export function clearDevice(): void {
  try {
    window.sessionStorage.clear();
    forgetCopy();
    forgetWaiting();
  } catch {
    // If storage is blocked, there's nothing to remove.
  }
}
