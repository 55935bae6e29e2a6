/**
 * Keeps a path segment as written if its percent escapes can't be decoded ("%E0%A4%A", "100%"), as
 * browsers do. Otherwise the framework would respond with 500 before any of our code runs. This way
 * the route itself says that nothing is there.
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
