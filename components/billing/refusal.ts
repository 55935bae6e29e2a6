import { ApiError } from "@/lib/client/api";
import { PAY_COPY } from "@/lib/features/billing/copy";

interface Words {
  readonly title: string;
  readonly description: string;
}

type Refused = Words & { readonly variant: "destructive" };

const UNAVAILABLE = 503;

/**
 * Statuses whose message the server wrote for the person: what's in the way, and what to do about
 * it.
 */
const SAID_TO_THE_PERSON: ReadonlySet<number> = new Set([409, UNAVAILABLE]);

/** The message for a failed request, with the server's own reason if it gave one. */
export function wordsOfRefusal(error: unknown, words: Words): Refused {
  const said =
    error instanceof ApiError && SAID_TO_THE_PERSON.has(error.status)
      ? error.detail.message
      : undefined;
  return { title: words.title, description: said ?? words.description, variant: "destructive" };
}

const LIMITED = 429;

/**
 * Says what prevents an invitation and what to do about it; undefined if no one can do anything.
 * The server's message for the daily limit is generic, so this one says what was too much, and
 * until when.
 */
export function wordsOfInvitation(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === LIMITED) return PAY_COPY.manage.seats.limit;
  const { issues, message } = error.detail;
  if (error.status !== 400 && error.status !== 409) return undefined;
  return issues?.find(({ path }) => path === "inviteeEmail")?.message ?? message;
}

/** There was no response, or one that leaves open what happened. */
const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status >= 500 && error.status !== UNAVAILABLE);

/**
 * Like `wordsOfRefusal`, for a request that may charge: if the response was lost, it never claims
 * that nothing happened.
 */
export const wordsOfCharge = (error: unknown, words: Words): Refused =>
  isUnanswered(error)
    ? { ...PAY_COPY.noAnswer, variant: "destructive" }
    : wordsOfRefusal(error, words);
