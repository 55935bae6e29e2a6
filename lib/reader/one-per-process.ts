/**
 * Keeps one of its kind for the whole process. The build gives what runs at the start, routes and
 * pages modules of their own, so that what a module keeps stands there once for each: for the
 * detector some ten megabytes every time. In watch mode a module keeps its own, because what it is
 * made of may have changed.
 */
export function onePerProcess<T>(name: string, make: () => T): () => T {
  const key = Symbol.for(`willow.${name}`);
  const kept: Record<symbol, T | undefined> =
    process.env.NODE_ENV === "production" ? globalAsKept() : {};
  return () => {
    kept[key] ??= make();
    return kept[key];
  };
}

const globalAsKept = <T>() => globalThis as unknown as Record<symbol, T | undefined>;
