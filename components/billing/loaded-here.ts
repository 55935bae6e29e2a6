/**
 * Tells whether the browser loaded this very page, rather than reaching it by client-side
 * navigation. The CSP that allows Stripe's iframes belongs to the page that was loaded, so paying
 * works only where this is true.
 */
export function isLoadedHere(): boolean {
  const [load] = window.performance?.getEntriesByType?.("navigation") ?? [];
  if (!load) return true;
  return new URL(load.name, window.location.href).pathname === window.location.pathname;
}

const KEY = "willow.chosen-plan";

/** Remembers the chosen plan across a page load; it's read once. */
export function keepChoice(tier: string): void {
  try {
    window.sessionStorage.setItem(KEY, tier);
  } catch {
    // Without storage the person chooses the plan once more.
  }
}

export function takeChoice(): string | null {
  try {
    const tier = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return tier;
  } catch {
    return null;
  }
}
