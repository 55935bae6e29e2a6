import { ApiResponseError } from "twitter-api-v2";
import { SocialRefusal } from "@/lib/ports/social";
import { kindOf } from "../ask";

const DUPLICATE = /duplicate content/i;

/** X refuses the very text that stands there already: what a repeated call hears whose first answer was lost. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof SocialRefusal && error.kind === "refused" && DUPLICATE.test(error.reason);

/** @throws SocialRefusal in place of whatever the library throws; `publishes` as in ask.ts */
export async function asked<T>(work: () => Promise<T>, { publishes = false } = {}): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof SocialRefusal) throw cause;
    if (!(cause instanceof ApiResponseError)) {
      throw new SocialRefusal(publishes ? "unknown" : "away", "X did not answer.", { cause });
    }
    const reason = cause.data.detail || cause.data.title || `X answered ${cause.code}.`;
    throw new SocialRefusal(kindOf(cause.code, publishes), reason, { cause, retryAfterMs: untilReset(cause) });
  }
}

function untilReset({ code, rateLimit }: ApiResponseError): number | null {
  if (code !== 429 || !rateLimit) return null;
  return Math.max(1000, rateLimit.reset * 1000 - Date.now());
}
