const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * An answer of the API is one person's data: opened as a page it may load, run, send and be framed
 * by nothing, and nobody keeps it. Whatever brings a policy of its own, such as the small window of
 * a connection, or may be kept, such as a drawing, says so itself.
 */
export function dressAsData(headers: Headers): void {
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", NOTHING);
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
}
