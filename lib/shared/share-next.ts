/**
 * Work of which one run answers everybody who asked before it began: whoever asks while a run is
 * under way shares the next one with all others who wait. So a run that reads something has always
 * begun after it was asked for.
 */
export function shareNext<T>(): (key: string, begin: () => Promise<T>) => Promise<T> {
  const underway = new Map<string, Promise<T>>();
  const next = new Map<string, Promise<T>>();

  const start = (key: string, begin: () => Promise<T>): Promise<T> => {
    const run = begin().finally(() => {
      if (underway.get(key) === run) underway.delete(key);
    });
    underway.set(key, run);
    return run;
  };

  return (key, begin) => {
    const waiting = next.get(key);
    if (waiting) return waiting;
    const before = underway.get(key);
    if (!before) return start(key, begin);
    const after = before.then(
      () => undefined,
      () => undefined,
    );
    const mine = after.then(() => {
      next.delete(key);
      return start(key, begin);
    });
    next.set(key, mine);
    return mine;
  };
}
