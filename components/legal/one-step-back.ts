/** Missing in browsers without the Navigation API, and in tests. */
type History = Pick<Navigation, "currentEntry" | "entries">;

const pathOf = (url: string | null): string | null => (url ? new URL(url).pathname : null);

/**
 * How many history entries back the previous page is; 0 if none of ours precedes it, so that Back
 * never leads out to a blank tab. Jumps within a page don't count as a page (LEGL-23).
 */
export function stepsToPageBefore(history: History | undefined = globalThis.navigation): number {
  if (!history) return globalThis.history.length > 1 ? 1 : 0;
  const entries = history.entries();
  const at = history.currentEntry?.index ?? 0;
  const here = pathOf(history.currentEntry?.url ?? null);
  const before = entries.slice(0, at).findLast(({ url }) => pathOf(url) !== here);
  return before ? at - before.index : 0;
}
