import { ApiResponseError } from "twitter-api-v2";
import { type RefusalKind, SocialRefusal } from "@/lib/ports/social";
import { kindOf } from "../ask";
import { kindOfCode } from "../refusal-codes";

const DUPLICATE = /duplicate content/i;

/**
 * Whether X rejected a text as already posted. That's how a retry finds out that the first attempt
 * worked although its response was lost.
 */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof SocialRefusal && error.kind === "refused" && DUPLICATE.test(error.reason);

/** @throws SocialRefusal for anything the library throws; `publishes` as in ask.ts */
export async function callTwitter<T>(
  work: () => Promise<T>,
  { publishes = false } = {},
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof SocialRefusal) throw cause;
    if (!(cause instanceof ApiResponseError)) {
      throw new SocialRefusal(publishes ? "unknown" : "away", "X did not answer.", { cause });
    }
    const reason = cause.data.detail || cause.data.title || `X answered ${cause.code}.`;
    throw new SocialRefusal(kindOfAnswer(cause, publishes), reason, {
      cause,
      retryAfterMs: untilReset(cause),
    });
  }
}

/** The last segment of a problem's URL names it (https://api.x.com/2/problems/usage-capped). */
function kindOfAnswer({ code, data }: ApiResponseError, publishes: boolean): RefusalKind {
  const problem = typeof data.type === "string" ? data.type.split("/").at(-1) : undefined;
  const byProblem = code < 500 && code !== 401 ? kindOfCode("twitter", [problem]) : null;
  return byProblem ?? kindOf(code, publishes);
}

function untilReset({ code, rateLimit }: ApiResponseError): number | null {
  if (code !== 429 || !rateLimit) return null;
  return Math.max(1000, rateLimit.reset * 1000 - Date.now());
}
