const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * An API answer is one person's data: opened as a page it may not load, run, send, or be framed by
 * anything, and nobody may cache it. An answer with its own policy, such as a connection's pop-up
 * window, or one that may be cached, such as a drawing, sets its own headers.
 */
export function dressAsData(headers: Headers): void {
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", NOTHING);
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
}
