import { returnPath } from "@/lib/core/identity/return-path";
import {
  endOfProviderError,
  type ProblemCode,
  type SignInEnd,
} from "@/lib/core/identity/sign-in-ends";
import { env } from "./env";
import { createLog } from "./log";
import { cookieOf } from "./session";
import { endedCookie, isSecure } from "./session-cookie";
import { watchSignIn } from "./sign-in-watch";

/**
 * Time limit (ms) for one round trip with the sign-in service. Its client would give up after 3.5
 * s.
 */
export const SIGN_IN_LIMIT_MS = 15_000;

const PROBLEM_PAGE = "/sign-in-problem";

export const problemPage = (code: ProblemCode): string => `${PROBLEM_PAGE}?error=${code}`;

interface Walk {
  readonly limit?: AbortSignal | undefined;
  /** Where to send the browser after signing in. */
  readonly returnTo: string;
  readonly isGood: (answer: Response) => boolean;
}

/**
 * Runs one round trip with the sign-in service. The browser always gets a page: the library's
 * response if it's good, otherwise one that explains the problem and offers another try that leads
 * to the same place.
 */
export async function walk(
  request: Request,
  way: Walk,
  work: () => Promise<Response>,
): Promise<Response> {
  const { answer, failure } = await watchSignIn(
    way.limit ?? AbortSignal.timeout(SIGN_IN_LIMIT_MS),
    work,
  );
  if (answer && way.isGood(answer)) return answer;
  const refused = answer?.headers.get("location") ?? "";
  // The reason was already logged where it was decided (./auth.ts).
  if (refused.startsWith(`${PROBLEM_PAGE}?`)) return toProblem(refused, way.returnTo);
  const end = endNamedIn(request) ?? failure?.end ?? { reason: "unexpected", code: "Other" };
  noteEnd(end, failure?.error);
  const problem = toProblem(problemPage(end.code), way.returnTo);
  // The unreadable cookie would also break the next attempt.
  if (end.reason === "return_address_unreadable")
    problem.headers.append("set-cookie", endedCookie(returnCookie()));
  return problem;
}

function endNamedIn(request: Request): SignInEnd | null {
  const named = new URL(request.url).searchParams.get("error");
  return named === null ? null : endOfProviderError(named);
}

function noteEnd({ reason }: SignInEnd, error: unknown): void {
  const log = createLog();
  if (reason === "unexpected") log.error("sign-in-failed", error, { reason });
  else log.warn("sign-in-failed", { reason });
}

function toProblem(page: string, returnTo: string): Response {
  const location = returnTo === "/" ? page : `${page}&returnTo=${encodeURIComponent(returnTo)}`;
  return new Response(null, {
    status: 302,
    headers: { location, "cache-control": "private, no-store" },
  });
}

/** The library's cookie that stores where the sign-in leads. */
const returnCookie = (): string => `${isSecure() ? "__Secure-" : ""}next-auth.callback-url`;

/** Where the sign-in that is now returning was started. */
export function returnOf(request: Request): string {
  try {
    const kept = new URL(cookieOf(request, returnCookie()) ?? "");
    return kept.origin === new URL(env().APP_URL).origin
      ? returnPath(`${kept.pathname}${kept.search}${kept.hash}`)
      : "/";
  } catch {
    return "/";
  }
}
