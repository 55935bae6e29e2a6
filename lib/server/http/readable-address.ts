/**
 * A part of a path whose percent escapes cannot be decoded ("%E0%A4%A", "100%") is taken as it is
 * written, as browsers take it. The framework would answer 500 before any code of ours is asked; so
 * the route itself says that it knows no such thing.
 */
export function readableAddress(url: string): string {
  if (!url.includes("%")) return url;
  const query = url.indexOf("?");
  const path = query === -1 ? url : url.slice(0, query);
  return path.split("/").map(readablePart).join("/") + url.slice(path.length);
}

function readablePart(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll("%", "%25");
  }
}
