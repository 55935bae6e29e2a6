/**
 * In milliseconds. Longer than a page takes before it redirects to the sign-in (CONST-01), so
 * preloading never competes with the few hundred milliseconds in which someone reads why they're
 * being redirected.
 */
const SETTLING_MS = 1000;
const MAX_WAIT_MS = 4000;

/**
 * Runs `work` once the page has loaded, stayed for a moment, and gone idle. Returns the cancel
 * function. For prefetching, which must delay neither the load nor the first taps.
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
