/*
 * First aid: the few things that must work before, without and after a crash of the application's own scripts.
 *   1. `<button command commandfor>` in browsers that do not know Invoker Commands yet.
 *   2. Quick exit: `[data-quick-exit="address"]`, or Escape three times within two seconds, replaces the page. Whoever
 *      goes back in this tab afterwards finds a plain cover over whatever page it is, until somebody taps "Go on".
 *   3. No form is sent by the browser itself: before the page's scripts run that would put what was typed into an address.
 *   4. A button that is pressed before the page's scripts run is pressed again as soon as it is listened to (lib/client/early-press.ts).
 *   5. Drafts live in session storage; a copy of the safety plan and moods that wait for a network in local storage. Quick
 *      exit and signing out clear them.
 */
(() => {
  const ESCAPES = 3;
  const WITHIN_MS = 2000;
  const SIGN_OUT_TAKES_MS = 30_000;
  let escapes = [];

  const clearDrafts = () => {
    try {
      sessionStorage.clear();
      // Whose it is goes too, so that no open page writes the copy again (lib/client/device-copy.ts).
      localStorage.removeItem("willow.plan.owner");
      localStorage.removeItem("willow.plan.kept");
      localStorage.removeItem("willow.plan");
      localStorage.removeItem("willow.signing-out");
      for (const key of Object.keys(localStorage)) if (key.startsWith("willow.waiting.")) localStorage.removeItem(key);
    } catch {
      // No storage, no drafts.
    }
  };

  // The same name stands in app/layout.tsx, which hides the page before it is painted.
  const LEFT = "willow.left";
  const NO_TITLE = "\u200b";
  const root = document.documentElement;
  let titleBefore = "";

  const left = () => {
    try {
      return sessionStorage.getItem(LEFT) !== null;
    } catch {
      return false;
    }
  };

  const leave = (address) => {
    clearDrafts();
    try {
      sessionStorage.setItem(LEFT, "1");
    } catch {
      // The page is replaced all the same.
    }
    root.setAttribute("data-left", "");
    root.style.visibility = "hidden";
    titleBefore = document.title;
    document.title = " ";
    location.replace(address);
  };

  /** The page's own name would tell what it is about. */
  const hideTitle = () => {
    let title = titleBefore || document.title;
    const hide = () => {
      if (document.title === NO_TITLE) return;
      title = document.title.trim() || title;
      document.title = NO_TITLE;
    };
    const watch = new MutationObserver(hide);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    hide();
    return () => {
      watch.disconnect();
      document.title = title;
    };
  };

  const cover = () => {
    root.setAttribute("data-left", "");
    root.style.visibility = "";
    if (document.getElementById("left-cover")) return;
    const showTitle = hideTitle();
    const box = document.createElement("div");
    box.id = "left-cover";
    Object.assign(box.style, {
      position: "fixed",
      inset: "0",
      display: "grid",
      placeContent: "center",
      justifyItems: "center",
      gap: "1rem",
      font: "1rem system-ui, sans-serif",
      background: "Canvas",
      color: "CanvasText",
    });
    const words = document.createElement("p");
    words.textContent = "This page was closed.";
    const goOn = document.createElement("button");
    goOn.type = "button";
    goOn.textContent = "Go on";
    Object.assign(goOn.style, { font: "inherit", minHeight: "2.75rem", padding: "0.5rem 1.5rem" });
    goOn.addEventListener("click", () => {
      sessionStorage.removeItem(LEFT);
      box.remove();
      root.removeAttribute("data-left");
      showTitle();
    });
    box.append(words, goOn);
    root.append(box);
  };

  const coverIfLeft = () => left() && cover();
  // A page that comes back out of the browser's memory runs no script again.
  window.addEventListener("pageshow", coverIfLeft);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", coverIfLeft);
  else coverIfLeft();

  /**
   * Before the page's own scripts run too: a call of theirs that finds the session gone, while the next page is still on its way, must
   * not lead to the sign-in (lib/client/sign-in-bounce.ts). Not where the link opens in another tab, or whoever pressed it is still here.
   */
  const noteSigningOut = ({ button, metaKey, ctrlKey, shiftKey }) => {
    if (button !== 0 || metaKey || ctrlKey || shiftKey) return;
    root.setAttribute("data-signing-out", "");
    setTimeout(() => root.removeAttribute("data-signing-out"), SIGN_OUT_TAKES_MS);
  };
  window.addEventListener("pageshow", () => root.removeAttribute("data-signing-out"));

  /** The next page tells the other tabs. */
  const noteLeaving = () => {
    try {
      localStorage.setItem("willow.signing-out", "1");
    } catch {
      // They find out by themselves.
    }
  };

  const invoke = (button) => {
    const target = document.getElementById(button.getAttribute("commandfor") ?? "");
    if (!target) return;
    if (button.getAttribute("command") === "show-modal") {
      if (!target.open) target.showModal();
    } else if (target.open) target.close();
  };

  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const exit = event.target.closest("[data-quick-exit]");
    if (exit) return leave(exit.getAttribute("data-quick-exit"));
    if (event.target.closest('a[href^="/api/logout"]')) {
      noteSigningOut(event);
      clearDrafts();
      return noteLeaving();
    }
    const button = event.target.closest("button");
    if (!button || button.disabled) return;
    if (!button.hasAttribute("commandfor")) document.lastPress = { button, said: button.textContent, at: performance.now() };
    else if (!("commandForElement" in HTMLButtonElement.prototype)) invoke(button);
  });

  document.addEventListener("submit", (event) => event.preventDefault());

  // Capturing: a dialog that keeps the Escape for itself is counted all the same.
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || event.repeat) return;
      // At the staff's desk it only leaves a field.
      if (location.pathname.startsWith("/admin") && event.target.matches?.("input, textarea, select")) return;
      const now = event.timeStamp;
      escapes = [...escapes.filter((at) => now - at < WITHIN_MS), now];
      const exit = document.querySelector("[data-quick-exit]");
      if (escapes.length >= ESCAPES && exit) leave(exit.getAttribute("data-quick-exit"));
    },
    true,
  );
})();
