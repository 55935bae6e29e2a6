/**
 * Cuts token ids into windows of at most `size`, each sharing `overlap` with the one before; no ids
 * give one empty window.
 */
export function windowsOf(
  ids: readonly number[],
  size: number,
  overlap: number,
): (readonly number[])[] {
  if (ids.length <= size) return [ids];
  const windows: (readonly number[])[] = [];
  const step = size - overlap;
  for (let from = 0; from + overlap < ids.length; from += step)
    windows.push(ids.slice(from, from + size));
  return windows;
}
