import { ApiError } from "@/lib/client/api";
import { PAY_COPY } from "@/lib/features/billing/copy";

interface Words {
  readonly title: string;
  readonly description: string;
}

type Refused = Words & { readonly variant: "destructive" };

const UNAVAILABLE = 503;

/**
 * Refusals whose message the server wrote for the person: what stands in the way, and what to do
 * about it.
 */
const SAID_TO_THE_PERSON: ReadonlySet<number> = new Set([409, UNAVAILABLE]);

/** The words for a failed call, with the server's own reason where it gave one. */
export function wordsOfRefusal(error: unknown, words: Words): Refused {
  const said =
    error instanceof ApiError && SAID_TO_THE_PERSON.has(error.status)
      ? error.detail.message
      : undefined;
  return { title: words.title, description: said ?? words.description, variant: "destructive" };
}

const LIMITED = 429;

/**
 * What stands in the way of an invitation, in words that say what to do; undefined for what nobody
 * can do anything about. Of the day's limit the server speaks to everybody in general: here it is
 * said what was too much, and until when.
 */
export function wordsOfInvitation(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === LIMITED) return PAY_COPY.manage.seats.limit;
  const { issues, message } = error.detail;
  if (error.status !== 400 && error.status !== 409) return undefined;
  return issues?.find(({ path }) => path === "inviteeEmail")?.message ?? message;
}

/** No answer came, or one of which nobody knows what happened before it. */
const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status >= 500 && error.status !== UNAVAILABLE);

/**
 * The same for a call that may charge: where its answer was lost, nobody is told that nothing has
 * happened.
 */
export const wordsOfCharge = (error: unknown, words: Words): Refused =>
  isUnanswered(error)
    ? { ...PAY_COPY.noAnswer, variant: "destructive" }
    : wordsOfRefusal(error, words);
