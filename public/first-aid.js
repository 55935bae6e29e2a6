/*
 * First aid: the few things that must work before, without and after a crash of the application's own scripts.
 *   1. `<button command commandfor>` in browsers that do not know Invoker Commands yet.
 *   2. Quick exit: `[data-quick-exit="address"]`, or Escape three times within two seconds, replaces the page.
 *   3. No form is sent by the browser itself: before the page's scripts run that would put what was typed into an address.
 *   4. Drafts live in session storage; a copy of the safety plan and moods that wait for a network in local storage. Quick
 *      exit and signing out clear them.
 */
(() => {
  const ESCAPES = 3;
  const WITHIN_MS = 2000;
  let escapes = [];

  const clearDrafts = () => {
    try {
      sessionStorage.clear();
      // Whose it is goes too: without that no page that is still open writes the copy again (lib/client/device-copy.ts).
      localStorage.removeItem("willow.plan.owner");
      localStorage.removeItem("willow.plan");
      for (const key of Object.keys(localStorage)) if (key.startsWith("willow.waiting.")) localStorage.removeItem(key);
    } catch {
      // Storage that is switched off holds no drafts.
    }
  };

  const leave = (address) => {
    clearDrafts();
    document.documentElement.style.visibility = "hidden";
    document.title = " ";
    location.replace(address);
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
    if (event.target.closest('a[href="/api/logout"]')) return clearDrafts();
    const button = event.target.closest("button[commandfor]");
    if (button && !button.disabled && !("commandForElement" in HTMLButtonElement.prototype)) invoke(button);
  });

  document.addEventListener("submit", (event) => event.preventDefault());

  // Capturing: a dialog or menu that keeps the Escape for itself must not keep it from the count.
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || event.repeat) return;
      const now = event.timeStamp;
      escapes = [...escapes.filter((at) => now - at < WITHIN_MS), now];
      const exit = document.querySelector("[data-quick-exit]");
      if (escapes.length >= ESCAPES && exit) leave(exit.getAttribute("data-quick-exit"));
    },
    true,
  );
})();
