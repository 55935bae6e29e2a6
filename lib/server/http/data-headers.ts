const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * An API response is one person's data. Opened as a page it may not load, run, send, or be framed
 * by anything, and no one may cache it. A response that needs its own policy (a connection's pop-up
 * window) or may be cached (a drawing) sets its own headers.
 */
export function dressAsData(headers: Headers): void {
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", NOTHING);
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
}
