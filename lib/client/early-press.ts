/**
 * In milliseconds on the page's clock (`performance.now`). After this long, the person has pressed
 * again or moved on.
 */
const REMEMBERED_MS = 10_000;

declare global {
  interface Document {
    /**
     * The last button press, recorded by public/first-aid.js, which runs before any other script.
     */
    lastPress?: {
      readonly button: HTMLButtonElement;
      readonly at: number;
      readonly said: string | null;
    } | null;
  }
}

/** Buttons already handled. A ref can receive the same button again, long after its early press. */
const heard = new WeakSet<HTMLButtonElement>();

/**
 * Call this once a button has its listener. If it was pressed earlier, on a server-rendered page
 * whose scripts were still loading, the press is repeated unless its label has changed since. Only
 * the last press on the page counts.
 */
export function repeatEarlyPress(button: HTMLButtonElement): void {
  if (heard.has(button)) return;
  heard.add(button);
  const press = document.lastPress;
  if (press?.button !== button) return;
  document.lastPress = null;
  if (performance.now() - press.at > REMEMBERED_MS) return;
  // Deferred, because the press may open something that only becomes ready later in the same
  // commit. If there was a newer press, that one was heard and this one isn't repeated.
  setTimeout(() => {
    const isStill = button.isConnected && button.textContent === press.said;
    if (isStill && document.lastPress?.button !== button) button.click();
  });
}
