import { type RefusalKind, SocialRefusal } from "@/lib/ports/social";
import { z } from "@/lib/shared/zod-messages";

export interface PlatformRequest {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly form?: Readonly<Record<string, string | undefined>>;
  readonly json?: unknown;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * True if this call makes a post public. Without a response, or after a 5xx, we can't tell
   * whether it did.
   */
  readonly publishes?: boolean;
  readonly timeoutMs?: number;
}

/** How to interpret a platform's own error body. */
export interface PlatformError {
  readonly kind: RefusalKind | null;
  readonly reason: string | null;
  /** Its code as the log should show it. Without one, the log shows the status. */
  readonly code?: string | undefined;
}

type Judge = (status: number, body: unknown) => PlatformError;

const TIMEOUT_MS = 15_000;
/** The platforms' messages are short, so anything longer isn't theirs. */
const MAX_REASON = 300;

/**
 * Makes one call to a platform. It doesn't follow redirects, so a token never reaches another host.
 */
export async function ask(
  address: string,
  asked: PlatformRequest,
  judge: Judge,
): Promise<Response> {
  const { method = "GET", publishes = false, timeoutMs = TIMEOUT_MS } = asked;
  const url = new URL(address);
  for (const [name, value] of given(asked.query)) url.searchParams.set(name, value);
  let answer: Response;
  try {
    answer = await fetch(url, {
      method,
      headers: {
        ...(asked.json === undefined ? {} : { "content-type": "application/json" }),
        ...asked.headers,
      },
      body: bodyOf(asked),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    throw new SocialRefusal(publishes ? "unknown" : "away", "The platform did not answer.", {
      cause,
    });
  }
  // A resumable upload says "continue" with a 308 that has no location.
  if (answer.ok || (answer.status === 308 && !answer.headers.has("location"))) return answer;
  throw await refusalOf(answer, judge, publishes);
}

/** The same for JSON responses. The schema names the required fields. */
export async function askJson<S extends z.ZodType>(
  address: string,
  asked: PlatformRequest,
  judge: Judge,
  schema: S,
): Promise<z.output<S>> {
  const answer = await ask(address, asked, judge);
  const parsed = schema.safeParse(await answer.json().catch(() => null));
  if (parsed.success) return parsed.data;
  const kind = asked.publishes ? "unknown" : "away";
  const [issue] = parsed.error.issues;
  throw new SocialRefusal(kind, "The platform's answer was not understood.", {
    cause: parsed.error,
    code: `unreadable:${issue?.path.join(".")}`,
  });
}

const given = (fields: PlatformRequest["query"] = {}): [string, string][] =>
  Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);

function bodyOf({ json, form, body }: PlatformRequest): BodyInit | undefined {
  if (json !== undefined) return JSON.stringify(json);
  return form ? new URLSearchParams(given(form)) : body;
}

async function refusalOf(
  answer: Response,
  judge: Judge,
  publishes: boolean,
): Promise<SocialRefusal> {
  const told = judge(answer.status, await answer.json().catch(() => null));
  const kind = told.kind ?? kindOf(answer.status, publishes);
  const reason = (told.reason ?? `It answered ${answer.status}.`).slice(0, MAX_REASON);
  const retryAfterMs = retryAfter(answer.headers.get("retry-after"));
  const code = told.code ?? String(answer.status);
  return new SocialRefusal(kind, reason, { retryAfterMs, code });
}

/** Too early, too many: the call wasn't carried out (RFC 8470, RFC 6585). */
const NOT_BEGUN = new Set([425, 429]);
/** The server may or may not have carried the call out before its time was up (RFC 9110). */
const TIMED_OUT = 408;

/**
 * Judges by the status if the body says nothing more specific. An API moves nothing by redirects,
 * so one comes from whatever stands in front of it, such as during maintenance.
 */
export function kindOf(status: number, publishes: boolean): RefusalKind {
  if (status === 401) return "expired";
  if (NOT_BEGUN.has(status)) return "away";
  if (status === TIMED_OUT || status < 400 || status >= 500) return publishes ? "unknown" : "away";
  return "refused";
}

function retryAfter(header: string | null): number | null {
  const seconds = Number(header);
  return header && Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
}

export const empty = z.unknown();
