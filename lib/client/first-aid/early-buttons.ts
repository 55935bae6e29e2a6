/** Opens or closes the dialog that a button refers to, for browsers without Invoker Commands. */
function invoke(button: HTMLButtonElement): void {
  const target = document.getElementById(button.getAttribute("commandfor") ?? "");
  if (!(target instanceof HTMLDialogElement)) return;
  if (button.getAttribute("command") === "show-modal") {
    if (!target.open) target.showModal();
  } else if (target.open) target.close();
}

/**
 * Handles presses before the page's own scripts run. A dialog opens right away, and any other
 * button is pressed again once it has a listener (lib/client/early-press.ts). Forms aren't
 * submitted natively, because that would put what was typed into the URL.
 */
export function pressEarly(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button");
    if (!button || button.disabled || button.hasAttribute("data-quick-exit")) return;
    if (!button.hasAttribute("commandfor"))
      document.lastPress = { button, said: button.textContent, at: performance.now() };
    else if (!("commandForElement" in HTMLButtonElement.prototype)) invoke(button);
  });
  document.addEventListener("submit", (event) => event.preventDefault());
}
