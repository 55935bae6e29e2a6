import { clearDrafts } from "./device";

const SIGN_OUT_TAKES_MS = 30_000;
const root = document.documentElement;

/**
 * Before the page's own scripts run too: a call of theirs that finds the session gone, while the
 * next page is still on its way, must not lead to the sign-in (lib/client/sign-in-bounce.ts). Not
 * where the link opens in another tab, or whoever pressed it is still here.
 */
function noteSigningOut({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): void {
  if (button !== 0 || metaKey || ctrlKey || shiftKey) return;
  root.setAttribute("data-signing-out", "");
  setTimeout(() => root.removeAttribute("data-signing-out"), SIGN_OUT_TAKES_MS);
}

/** The next page tells the other tabs. */
function noteLeaving(): void {
  try {
    localStorage.setItem("willow.signing-out", "1");
  } catch {
    // They find out by themselves.
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
