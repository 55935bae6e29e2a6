/**
 * Tells every other tab of this browser. Nothing stays behind: on a shared device that would tell
 * too.
 */
export function tellOthers(name: string): void {
  try {
    window.localStorage.setItem(name, "1");
    window.localStorage.removeItem(name);
  } catch {
    // Storage that is switched off tells nobody; the other tabs find out by themselves.
  }
}

/**
 * Hears of it in this tab, and never of its own telling: the browser brings the event to the others
 * alone.
 */
export function onToldByOthers(name: string, listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === name && newValue !== null) listener();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
