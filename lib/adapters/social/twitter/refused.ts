import { ApiResponseError } from "twitter-api-v2";
import { type RefusalKind, SocialRefusal } from "@/lib/ports/social";
import { z } from "@/lib/shared/zod-messages";
import { kindOf } from "../ask";
import { kindOfCode } from "../refusal-codes";

const DUPLICATE = /duplicate content/i;

/**
 * Whether X rejected a text as already posted. That's how a retry finds out that the first attempt
 * worked although its response was lost.
 */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof SocialRefusal && error.kind === "refused" && DUPLICATE.test(error.reason);

/**
 * `work` reads what it needs of the answer, which may lack it.
 *
 * @throws SocialRefusal for anything that `work` throws; `publishes` as in ask.ts
 */
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
    const { detail, title } = problemOf(cause);
    const reason = detail || title || `X answered ${cause.code}.`;
    throw new SocialRefusal(kindOfAnswer(cause, publishes), reason, {
      cause,
      retryAfterMs: untilReset(cause),
      code: nameOf(cause) ?? String(cause.code),
    });
  }
}

const text = z.string().optional().catch(undefined);
const problem = z.object({ detail: text, title: text, type: text }).catch({});

/** An answer may also come from something in front of X, in any shape or without a body. */
const problemOf = ({ data }: ApiResponseError) => problem.parse(data);

/** The last segment of a problem's URL names it (https://api.x.com/2/problems/usage-capped). */
const nameOf = (cause: ApiResponseError): string | undefined =>
  problemOf(cause).type?.split("/").at(-1);

function kindOfAnswer(cause: ApiResponseError, publishes: boolean): RefusalKind {
  const { code } = cause;
  const byProblem = code < 500 && code !== 401 ? kindOfCode("twitter", [nameOf(cause)]) : null;
  return byProblem ?? kindOf(code, publishes);
}

function untilReset({ code, rateLimit }: ApiResponseError): number | null {
  if (code !== 429 || !rateLimit) return null;
  return Math.max(1000, rateLimit.reset * 1000 - Date.now());
}
