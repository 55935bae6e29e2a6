/** Pages anyone can open (ROUTE-02 and contract 5, "Public doors"). */
const PUBLIC_PAGES = new Set([
  "/",
  "/terms",
  "/privacy",
  "/use-license",
  "/compliance",
  "/healthcare-professionals",
  "/qr",
  "/safety",
  "/safety-plan/blank",
  "/sign-in-problem",
  "/account-deleted",
]);

/** Public, because the last part of the path is itself a secret or a hash. */
const PUBLIC_PREFIXES = ["/certificates/verify/", "/consent/", "/shares/"];

/** The protected pages of ROUTE-01. /chat also takes a session id. */
const MEMBER_PAGES = new Set([
  "/onboarding",
  "/account",
  "/chat",
  "/subscribe",
  "/dashboard",
  "/family",
  "/memory",
  "/mood",
  "/safety-plan",
  "/sharing",
  "/physical-therapy",
  "/certificates",
  "/marketing",
  "/license",
  "/admin",
  "/admin/marketing",
  "/admin/connections",
]);

/** Protected, along with every path below them. */
const MEMBER_PREFIXES = [
  "/chat/",
  "/admin/",
  "/physical-therapy/",
  "/certificates/",
  "/programs/",
  "/sharing/",
];

/**
 * Pages that show signed-out visitors their own prompt instead of redirecting (ROUTE-11, contract
 * 8).
 */
const PROMPT_PAGES = new Set(["/couples-therapy", "/trauma-therapy"]);

export type PageKind = "public" | "prompt" | "protected" | "unknown";

/**
 * How a path is handled for a visitor without a session. An unknown one gets the not-found page
 * (ROUTE-12).
 */
export function pageKind(pathname: string): PageKind {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  if (PUBLIC_PAGES.has(path) || PUBLIC_PREFIXES.some((prefix) => path.startsWith(prefix)))
    return "public";
  if (PROMPT_PAGES.has(path)) return "prompt";
  if (MEMBER_PAGES.has(path) || MEMBER_PREFIXES.some((prefix) => path.startsWith(prefix)))
    return "protected";
  return "unknown";
}
