import { forgetCopy } from "./device-copy";
import { forgetWaiting } from "./device-outbox";

/**
 * Removes what this device keeps for whoever was signed in, as `public/first-aid.js` does at
 * sign-out.
 */
export function clearDevice(): void {
  try {
    window.sessionStorage.clear();
    forgetCopy();
    forgetWaiting();
  } catch {
    // Storage that is switched off holds nothing.
  }
}
