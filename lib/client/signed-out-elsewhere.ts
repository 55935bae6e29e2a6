import { onTabMessage, tellOthers } from "./other-tabs";

const NAME = "willow.signed-out";

/** Set by `public/first-aid.js` when "Logout" is pressed, whichever tab that opens in. */
const LEAVING = "willow.signing-out";

/**
 * Tells every other tab of this browser that the session, or the whole account, is gone. They say
 * so and redirect no one, because the sign-in that follows a sign-out (ROUTE-08) would create a new
 * account here or let the next person in.
 */
export const tellOtherTabs = (): void => tellOthers(NAME);

/** For pages rendered for a visitor, because only then has the session really ended. */
export function tellAfterSigningOut(): void {
  try {
    if (window.localStorage.getItem(LEAVING) === null) return;
    window.localStorage.removeItem(LEAVING);
  } catch {
    return;
  }
  tellOtherTabs();
}

/**
 * Marks this tab for the page that replaces this one, since a protected page loads in full. Cleared
 * once that page has shown it.
 */
export function markSignedOut(isMarked: boolean): void {
  try {
    if (isMarked) window.sessionStorage.setItem(NAME, "1");
    else window.sessionStorage.removeItem(NAME);
  } catch {
    // Without storage, the next page just says less.
  }
}

export function isMarkedSignedOut(): boolean {
  try {
    return window.sessionStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}

export const onSignedOutElsewhere = (listener: () => void): (() => void) =>
  onTabMessage(NAME, listener);
