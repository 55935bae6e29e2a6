/**
 * Of the page's clock (`performance.now`), in milliseconds; after that whoever pressed has pressed
 * again or gone on.
 */
const REMEMBERED_MS = 10_000;

declare global {
  interface Document {
    /**
     * The last press of a button, by public/first-aid.js; it is there before any other script of
     * the page.
     */
    lastPress?: {
      readonly button: HTMLButtonElement;
      readonly at: number;
      readonly said: string | null;
    } | null;
  }
}

/** A ref may come to the same button again, long after its own presses are heard. */
const heard = new WeakSet<HTMLButtonElement>();

/**
 * To be called with a button that has become listened to: whoever pressed it before, on a page that
 * the server had drawn and whose scripts were still on their way, gets what they pressed it for,
 * unless it says something else by now. Of several presses the last one counts.
 */
export function repeatEarlyPress(button: HTMLButtonElement): void {
  if (heard.has(button)) return;
  heard.add(button);
  const press = document.lastPress;
  if (press?.button !== button) return;
  document.lastPress = null;
  if (performance.now() - press.at > REMEMBERED_MS) return;
  // What it opens may become ready in the same commit, after the button. Whoever has pressed it
  // again meanwhile was heard.
  setTimeout(() => {
    const isStill = button.isConnected && button.textContent === press.said;
    if (isStill && document.lastPress?.button !== button) button.click();
  });
}
