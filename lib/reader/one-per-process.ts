/**
 * Keeps one instance for the whole process. The build gives startup code, routes and pages their
 * own modules, so anything stored in a module exists once for each; for the detector that's some
 * ten megabytes every time. In watch mode each module keeps its own, because the sources may have
 * changed.
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
