/**
 * Whether the browser loaded this very page, rather than coming to it from another one without a
 * load. The policy that lets Stripe's frames in is the one of the page that was loaded, so a plan
 * can only be paid where this is true.
 */
export function isLoadedHere(): boolean {
  const [load] = window.performance?.getEntriesByType?.("navigation") ?? [];
  if (!load) return true;
  return new URL(load.name, window.location.href).pathname === window.location.pathname;
}

const KEY = "willow.chosen-plan";

/** Remembers over a load of the page which plan was chosen; read once. */
export function keepChoice(tier: string): void {
  try {
    window.sessionStorage.setItem(KEY, tier);
  } catch {
    // Where storage is refused the plan is chosen once more by hand.
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
