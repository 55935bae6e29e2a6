import { type NextRequest, NextResponse } from "next/server";
import { pageKind } from "@/lib/shared/paths";

const SESSION_COOKIES = ["willow.session", "__Host-willow.session"];
const STRIPE = {
  script: "https://js.stripe.com",
  // Hosts from docs.stripe.com/security/guide: frames for the card fields and for a bank's
  // confirmation.
  frame: "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  api: "https://api.stripe.com",
};

/**
 * Runs before every page: the signed-out allow-list with its bounce (ROUTE-03), a fresh CSP nonce,
 * and the security headers. It only checks that a session cookie is present; every page and handler
 * verifies it.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  const headers = new Headers(request.headers);
  // A client could send headers with these names, and the app would take them for its own.
  for (const name of ["x-nonce", "content-security-policy", "x-middleware-subrequest"])
    headers.delete(name);

  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce, pathname === "/subscribe");
  headers.set("x-nonce", nonce);
  headers.set("content-security-policy", policy);
  const signedOut = !SESSION_COOKIES.some((name) => request.cookies.has(name));
  const response =
    (signedOut && insteadOf(request, headers)) || NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return withHeaders(response);
}

/** The page that a browser without a session gets instead; null if it gets the requested one. */
function insteadOf(
  { url, nextUrl: { pathname, searchParams } }: NextRequest,
  headers: Headers,
): NextResponse | null {
  // For an invitation link, the start page itself leads to the sign-in and back to the invitation.
  if (pathname === "/" && searchParams.has("invitation")) return null;
  // The landing page is separate from home, whose scripts a visitor doesn't need.
  if (pathname === "/")
    return NextResponse.rewrite(new URL("/welcome", url), { request: { headers } });
  if (pageKind(pathname) !== "protected") return null;
  return NextResponse.rewrite(new URL("/sign-in-required", url), {
    request: { headers },
    status: 401,
  });
}

function contentSecurityPolicy(nonce: string, paying: boolean): string {
  const evaluating = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evaluating}${paying ? ` ${STRIPE.script}` : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${paying ? ` ${STRIPE.api}` : ""}`,
    `frame-src ${paying ? STRIPE.frame : "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
  ].join("; ");
}

function withHeaders(response: NextResponse): NextResponse {
  response.headers.set("x-content-type-options", "nosniff");
  response.headers.set("referrer-policy", "same-origin");
  response.headers.set("cross-origin-opener-policy", "same-origin-allow-popups");
  response.headers.set("cross-origin-resource-policy", "same-origin");
  response.headers.set("permissions-policy", "microphone=(self), camera=(), geolocation=()");
  response.headers.set("strict-transport-security", "max-age=63072000; includeSubDomains");
  if (!response.headers.has("cache-control"))
    response.headers.set("cache-control", "private, no-store");
  return response;
}

/**
 * Matches every page. It skips API calls, which have their own door (lib/server/http) and would pay
 * for this one too, and the files of public/ and Next. Those files are listed by name, so a made-up
 * file name still goes through the guards.
 */
export const config = {
  matcher: [
    "/((?!api/|_next/|apple-touch-icon\\.png|favicon\\.ico|first-aid\\.js|icon\\.svg|icon-\\d+\\.png|manifest\\.webmanifest|install/[a-z\\d-]+\\.png|offline[a-z-]*\\.(?:html|css|js)|robots\\.txt|share\\.png|sw\\.js).*)",
  ],
};
