/**
 * Opens or closes the dialog that a button names, in browsers that do not know Invoker Commands
 * yet.
 */
function invoke(button: HTMLButtonElement): void {
  const target = document.getElementById(button.getAttribute("commandfor") ?? "");
  if (!(target instanceof HTMLDialogElement)) return;
  if (button.getAttribute("command") === "show-modal") {
    if (!target.open) target.showModal();
  } else if (target.open) target.close();
}

/**
 * What is pressed before the page's own scripts run: a dialog opens by itself, any other button is
 * pressed again as soon as it is listened to (lib/client/early-press.ts), and no form is sent by
 * the browser, which would put what was typed into an address.
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
