import { onToldByOthers, tellOthers } from "./other-tabs";

const NAME = "willow.signed-out";

/** `public/first-aid.js` leaves it when "Logout" is pressed, in whatever tab that opens. */
const LEAVING = "willow.signing-out";

/**
 * Tells every other tab of this browser that the session is gone, or the account with it: they say
 * that they are signed out and lead nobody on, because the sign-in that ROUTE-08 brings after a
 * sign-out would begin a new account here, or let the next person in.
 */
export const tellOtherTabs = (): void => tellOthers(NAME);

/**
 * For a page that is drawn for a visitor: only then is the session that somebody left really over.
 */
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
 * For the page that takes this one's place: a protected one is loaded in full. Of this tab alone,
 * and gone once it is told.
 */
export function markSignedOut(isMarked: boolean): void {
  try {
    if (isMarked) window.sessionStorage.setItem(NAME, "1");
    else window.sessionStorage.removeItem(NAME);
  } catch {
    // The next page then says less.
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
  onToldByOthers(NAME, listener);
