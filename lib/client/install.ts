/**
 * Chromium's event for a page that can be added to the home screen (W3C Manifest Incubations). No
 * other browser fires it.
 */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const DISMISSED = "willow.install.no";

export const isInstalled = (): boolean =>
  window.matchMedia?.("(display-mode: standalone)").matches === true ||
  ("standalone" in navigator && navigator.standalone === true);

/** iPhones and iPads have no prompt, so people install from the share menu. */
export const isApple = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);

export function isDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) === "1";
  } catch {
    return false;
  }
}

export function dismissInstall(): void {
  try {
    localStorage.setItem(DISMISSED, "1");
  } catch {
    // If this can't be stored, the browser offers it again another time.
  }
}

/**
 * Calls `offer` with a function that shows the browser's install prompt, whenever one is available.
 * Returns the unsubscribe function.
 */
export function onInstallable(offer: (ask: () => Promise<void>) => void): () => void {
  const hear = (event: Event) => {
    event.preventDefault();
    offer(async () => void (await (event as InstallEvent).prompt()));
  };
  window.addEventListener("beforeinstallprompt", hear);
  return () => window.removeEventListener("beforeinstallprompt", hear);
}
