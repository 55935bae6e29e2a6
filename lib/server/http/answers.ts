import { ZodError } from "zod";
import { Failure, type FailureCode, type Issue } from "@/lib/shared/failure";

/** The only table that maps failure codes to statuses (contract 5). */
const STATUS: Record<FailureCode, number> = {
  invalid: 400,
  unauthorized: 401,
  reauth_required: 401,
  invalid_pin: 401,
  admin_session_expired: 401,
  plan_limit: 402,
  forbidden: 403,
  foreign_origin: 403,
  consent_required: 403,
  guardian_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  idempotency_conflict: 409,
  reply_pending: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  pin_locked: 429,
  unavailable: 503,
};

/**
 * Their bodies are exactly {"message":"Unauthorized"} and {"message":"Invalid PIN"} (contracts 5
 * and 6).
 */
const BARE: ReadonlySet<FailureCode> = new Set<FailureCode>(["unauthorized", "invalid_pin"]);

const PRIVATE = { "cache-control": "private, no-store" };
const DEFAULT_RETRY_SECONDS = 5;

export function answer(
  value: unknown,
  status: number,
  headers: Record<string, string> = {},
): Response {
  if (status === 204) return new Response(null, { status, headers: { ...PRIVATE, ...headers } });
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError("there is nothing to answer");
  const given = { "content-type": "application/json", ...PRIVATE, ...headers };
  return new Response(text, { status, headers: given });
}

const issuesOf = (error: ZodError): Issue[] =>
  error.issues.map((issue) => ({ path: issue.path.map(String).join("."), message: issue.message }));

/**
 * Converts an error to a refusal in the shape of contract 5. Returns null for unknown errors, which
 * the caller logs and hides.
 */
export function toFailure(error: unknown): Failure | null {
  if (error instanceof Failure) return error;
  if (error instanceof ZodError) {
    const issues = issuesOf(error);
    return new Failure("invalid", issues[0]?.message ?? "Invalid input", { issues });
  }
  return null;
}

export function answerFailure(failure: Failure, extra: object = {}): Response {
  const status = STATUS[failure.code];
  const headers: Record<string, string> = { ...failure.extraHeaders };
  if (status === 429 || status === 503 || failure.retryAfterSeconds !== undefined) {
    headers["retry-after"] = String(
      Math.max(1, Math.ceil(failure.retryAfterSeconds ?? DEFAULT_RETRY_SECONDS)),
    );
  }
  const body = {
    message: failure.message,
    ...(BARE.has(failure.code) ? {} : { code: failure.code }),
    ...(failure.issues ? { issues: failure.issues } : {}),
    ...extra,
  };
  return answer(body, status, headers);
}
