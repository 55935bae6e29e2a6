import { clearDrafts } from "./device";

const SIGN_OUT_TAKES_MS = 30_000;
const root = document.documentElement;

/**
 * Notes a sign-out before the page's own scripts run. While the next page loads, a call that finds
 * the session gone must not lead to the sign-in (lib/client/sign-in-bounce.ts). Skipped if the link
 * opens in another tab, and undone if the person is still here later.
 */
function noteSigningOut({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): void {
  if (button !== 0 || metaKey || ctrlKey || shiftKey) return;
  root.setAttribute("data-signing-out", "");
  setTimeout(() => root.removeAttribute("data-signing-out"), SIGN_OUT_TAKES_MS);
}

/** Leaves a note, so the next page tells the other tabs. */
function noteLeaving(): void {
  try {
    localStorage.setItem("willow.signing-out", "1");
  } catch {
    // The other tabs find out by themselves.
  }
}

export function noteSignOuts(): void {
  window.addEventListener("pageshow", () => root.removeAttribute("data-signing-out"));
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element && event.target.closest('a[href^="/api/logout"]')))
      return;
    noteSigningOut(event);
    clearDrafts();
    noteLeaving();
  });
}
