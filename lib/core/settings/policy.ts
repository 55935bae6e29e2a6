export type Parts = Readonly<Record<string, unknown>>;

/** Whether a setting has named parts, like switches and claims do. */
export const hasParts = (value: unknown): value is Parts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The names of the parts that differ between two states of a setting. */
export const changedParts = (before: Parts, after: Parts): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (part) => !same(before[part], after[part]),
  );

interface Done {
  readonly before: unknown;
  readonly after: unknown;
}

/** The entries that a change to a list removed and added. */
const moved = (before: readonly unknown[], after: readonly unknown[]) => ({
  off: before.filter((entry) => !after.includes(entry)),
  on: after.filter((entry) => !before.includes(entry)),
});

/** Whether everything a change did is still in effect, regardless of other changes. */
export function holdsAfter(standing: unknown, { before, after }: Done): boolean {
  if (Array.isArray(standing) && Array.isArray(before) && Array.isArray(after)) {
    const { off, on } = moved(before, after);
    return (
      on.every((entry) => standing.includes(entry)) &&
      off.every((entry) => !standing.includes(entry))
    );
  }
  if (!hasParts(standing) || !hasParts(before) || !hasParts(after)) return same(standing, after);
  return changedParts(before, after).every((part) => same(standing[part], after[part]));
}

/**
 * The setting after undoing one of its changes. Later changes to other parts and entries are kept.
 */
export function withoutChange(standing: unknown, { before, after }: Done): unknown {
  if (Array.isArray(standing) && Array.isArray(before) && Array.isArray(after)) {
    const { off, on } = moved(before, after);
    return [
      ...standing.filter((entry) => !on.includes(entry)),
      ...off.filter((entry) => !standing.includes(entry)),
    ];
  }
  if (!hasParts(standing) || !hasParts(before) || !hasParts(after)) return before;
  const kept = { ...standing };
  for (const part of changedParts(before, after)) {
    if (part in before) kept[part] = before[part];
    else delete kept[part];
  }
  return kept;
}
