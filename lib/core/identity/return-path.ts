const ANY_ORIGIN = "https://willow.invalid";

/**
 * The path the browser may go to after signing in: one of ours, otherwise home (contract 4). It's
 * parsed the way a browser would, so `//host`, `/\host` and embedded tabs can't lead elsewhere.
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
