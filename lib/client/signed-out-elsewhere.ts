const NAME = "willow.signed-out";

/**
 * Tells every other tab of this browser that the account, and the session with it, is gone: they say that they are signed out and lead
 * nobody on, because the sign-in that ROUTE-08 brings after a sign-out would begin a new account here. Nothing stays behind: on a
 * shared device that would tell too.
 */
export function tellOtherTabs(): void {
  try {
    window.localStorage.setItem(NAME, "1");
    window.localStorage.removeItem(NAME);
  } catch {
    // Storage that is switched off tells nobody; the other tabs find out by themselves.
  }
}

/** For the page that takes this one's place: a protected one is loaded in full. Of this tab alone, and gone once it is told. */
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

/** Hears of it in this tab, and never of its own telling: the browser brings the event to the others alone. */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === NAME && newValue !== null) listener();
  };
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}
