const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * An answer of the API is data: opened as a page it may load, run, send and be framed by nothing. Whatever brings a policy of
 * its own, such as the small window of a connection, keeps it.
 */
export function forbidRendering(headers: Headers): void {
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", NOTHING);
}
