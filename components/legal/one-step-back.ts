/** What a browser without the Navigation API, or a test, does not have. */
type History = Pick<Navigation, "currentEntry" | "entries">;

const pathOf = (url: string | null): string | null => (url ? new URL(url).pathname : null);

/**
 * How many entries of the history the page before this one lies back; 0 when there is none of ours,
 * so that Back never leads out to a blank tab. Jumps within the page count as the page itself
 * (LEGL-23).
 */
export function stepsToPageBefore(history: History | undefined = globalThis.navigation): number {
  if (!history) return globalThis.history.length > 1 ? 1 : 0;
  const entries = history.entries();
  const at = history.currentEntry?.index ?? 0;
  const here = pathOf(history.currentEntry?.url ?? null);
  const before = entries.slice(0, at).findLast(({ url }) => pathOf(url) !== here);
  return before ? at - before.index : 0;
}
