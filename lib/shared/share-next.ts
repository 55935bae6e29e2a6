/**
 * Lets callers share runs. One run serves everyone who asked before it began, and callers who ask
 * during a run share the next one, so data is always read after it was asked for.
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
