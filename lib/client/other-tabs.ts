/**
 * Sends a message to every other tab of this browser. Nothing stays in storage, because on a shared
 * device that would leave a trace.
 */
export function tellOthers(name: string): void {
  try {
    window.localStorage.setItem(name, "1");
    window.localStorage.removeItem(name);
  } catch {
    // If storage is blocked, the other tabs find out by themselves.
  }
}

/**
 * Subscribes to messages from other tabs. A tab never hears its own, because the browser only fires
 * the event in the others.
 */
export function onTabMessage(name: string, listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === name && newValue !== null) listener();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
