import { Failure } from "@/lib/shared/failure";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes that another site makes a browser send (contract 5). A client with neither header
 * isn't a browser, so it has no ambient cookie worth forging.
 */
export function refuseForeignOrigin(request: Request, appUrl: string): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const own = new Set([new URL(appUrl).origin, ownOrigin(request)]);
  const foreign = site === "cross-site" || (origin !== null && !own.has(origin));
  if (foreign) throw new Failure("foreign_origin", "This request came from another site");
}

/** The origin the browser itself used, so 127.0.0.1 works even if localhost is configured. */
function ownOrigin(request: Request): string | null {
  const host = request.headers.get("host");
  return host ? `${new URL(request.url).protocol}//${host}` : null;
}
