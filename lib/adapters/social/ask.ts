import { type RefusalKind, SocialRefusal } from "@/lib/ports/social";
import { z } from "@/lib/shared/zod-messages";

export interface Asked {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly form?: Readonly<Record<string, string | undefined>>;
  readonly json?: unknown;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * This call makes a post public: no answer, or one of a broken server, leaves it open whether it
   * did.
   */
  readonly publishes?: boolean;
  readonly timeoutMs?: number;
}

/** What a platform's error body says, in its own form. */
export interface Told {
  readonly kind: RefusalKind | null;
  readonly reason: string | null;
}

type Judge = (status: number, body: unknown) => Told;

const TIMEOUT_MS = 15_000;
/** The platforms' answers are small; more is none of theirs. */
const MAX_REASON = 300;

/**
 * One call to a platform. Redirects are not followed, so that a token never travels to another
 * host.
 */
export async function ask(address: string, asked: Asked, judge: Judge): Promise<Response> {
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
  // 308 without an address is how a resumable upload says "go on".
  if (answer.ok || (answer.status === 308 && !answer.headers.has("location"))) return answer;
  throw await refusalOf(answer, judge, publishes);
}

/** The same for a JSON answer, of which the schema says what is needed. */
export async function askJson<S extends z.ZodType>(
  address: string,
  asked: Asked,
  judge: Judge,
  schema: S,
): Promise<z.output<S>> {
  const answer = await ask(address, asked, judge);
  const parsed = schema.safeParse(await answer.json().catch(() => null));
  if (parsed.success) return parsed.data;
  const kind = asked.publishes ? "unknown" : "away";
  throw new SocialRefusal(kind, "The platform's answer was not understood.", {
    cause: parsed.error,
  });
}

const given = (fields: Asked["query"] = {}): [string, string][] =>
  Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);

function bodyOf({ json, form, body }: Asked): BodyInit | undefined {
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
  return new SocialRefusal(kind, reason, { retryAfterMs });
}

/** What a status says where the body says nothing else. */
export function kindOf(status: number, publishes: boolean): RefusalKind {
  if (status === 401) return "expired";
  if (status === 429) return "away";
  if (status >= 500) return publishes ? "unknown" : "away";
  return "refused";
}

function retryAfter(header: string | null): number | null {
  const seconds = Number(header);
  return header && Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
}

export const empty = z.unknown();
