const ANY_ORIGIN = "https://willow.invalid";

/**
 * Where the browser may go after signing in: a path of our own, else home (contract 4). Parsed as a
 * browser would, so that `//host`, `/\host` and tabs inside do not lead elsewhere.
 */
export function returnPath(asked: string | null | undefined): string {
  if (!asked?.startsWith("/")) return "/";
  try {
    const url = new URL(asked, ANY_ORIGIN);
    return url.origin === ANY_ORIGIN && !url.pathname.startsWith("//")
      ? `${url.pathname}${url.search}${url.hash}`
      : "/";
  } catch {
    return "/";
  }
}
