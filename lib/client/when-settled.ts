/**
 * Longer than a page stays that leads to sign in (CONST-01): what is made ready for later never
 * competes with the few hundred milliseconds in which somebody reads why they are being led away.
 * Milliseconds.
 */
const SETTLING_MS = 1000;
const MAX_WAIT_MS = 4000;

/**
 * Does `work` once the page is loaded, has stayed for a moment and is at rest. Answers the way to
 * call it off. For what is fetched in advance: it must hold up neither the load nor the first taps.
 */
export function whenSettled(work: () => void): () => void {
  const calledOff = new AbortController();
  const { signal } = calledOff;
  const rest = () => {
    if (signal.aborted) return;
    if ("requestIdleCallback" in window) {
      const handle = requestIdleCallback(work, { timeout: MAX_WAIT_MS });
      signal.addEventListener("abort", () => cancelIdleCallback(handle));
    } else work();
  };
  const stay = () => {
    const timer = setTimeout(rest, SETTLING_MS);
    signal.addEventListener("abort", () => clearTimeout(timer));
  };
  if (document.readyState === "complete") stay();
  else window.addEventListener("load", stay, { once: true, signal });
  return () => calledOff.abort();
}
