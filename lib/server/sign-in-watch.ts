import { AsyncLocalStorage } from "node:async_hooks";
import { endOfError, type SignInEnd } from "@/lib/core/identity/sign-in-ends";
import { isDatabaseAway } from "./db";

/** One round trip with the sign-in service, from request to response. */
interface Watched {
  failure?: { readonly error: unknown; readonly end: SignInEnd };
  /** The person already has a response, so nothing more may start for them. */
  isOver: boolean;
}

/**
 * Matches the library's log messages to requests by async context, because the library has one
 * logger for the whole process.
 */
const watched = new AsyncLocalStorage<Watched>();

class TooSlow extends Error {
  override readonly name = "SignInTooSlow";
}

/**
 * Runs `work` until `limit` aborts, whatever it's waiting for.
 *
 * @returns its response, and the first failure along the way
 */
export async function watchSignIn<T>(
  limit: AbortSignal,
  work: () => Promise<T>,
): Promise<{ readonly answer: T | null; readonly failure: Watched["failure"] }> {
  const seen: Watched = { isOver: false };
  const over = new Promise<never>((_, reject) => {
    limit.addEventListener("abort", () => reject(new TooSlow("the sign-in took too long")), {
      once: true,
    });
  });
  try {
    return { answer: await Promise.race([watched.run(seen, work), over]), failure: seen.failure };
  } catch (error) {
    return { answer: null, failure: seen.failure ?? { error, end: endOfError(error) } };
  } finally {
    seen.isOver = true;
  }
}

export const isSignInOver = (): boolean => watched.getStore()?.isOver ?? false;

/** @returns false if no sign-in is being watched */
function note(failure: NonNullable<Watched["failure"]>): boolean {
  const seen = watched.getStore();
  // The first failure is the actual reason; the library keeps wrapping it.
  if (seen) seen.failure ??= failure;
  return seen !== undefined;
}

export const noteProviderFailure = (error: unknown): boolean =>
  note({ error, end: endOfError(error) });

export const noteRecordsFailure = (error: unknown): boolean => {
  const end = isDatabaseAway(error)
    ? ({ reason: "database_away", code: "RecordsAway" } as const)
    : ({ reason: "unexpected", code: "Other" } as const);
  return note({ error, end });
};
