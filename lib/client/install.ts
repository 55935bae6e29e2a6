/**
 * What Chromium says when a page could be put on the home screen (W3C Manifest Incubations); no
 * other browser does.
 */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const DISMISSED = "willow.install.no";

export const isInstalled = (): boolean =>
  window.matchMedia?.("(display-mode: standalone)").matches === true ||
  ("standalone" in navigator && navigator.standalone === true);

/** iPhones and iPads have no prompt: it is done by hand from the share menu. */
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
    // Asked again next time then.
  }
}

/**
 * Calls `offer` with the way to the browser's own question whenever the browser has one. Answers
 * the way to call it off.
 */
export function onInstallable(offer: (ask: () => Promise<void>) => void): () => void {
  const hear = (event: Event) => {
    event.preventDefault();
    offer(async () => void (await (event as InstallEvent).prompt()));
  };
  window.addEventListener("beforeinstallprompt", hear);
  return () => window.removeEventListener("beforeinstallprompt", hear);
}
