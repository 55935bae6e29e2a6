/**
 * The reasons a request can be refused, in domain terms. `lib/server/http/answers.ts` maps each to
 * a status (contract 5), and nothing else in the product names a status code.
 */
const FAILURE_CODES = [
  "invalid",
  "unauthorized",
  "reauth_required",
  "invalid_pin",
  "admin_session_expired",
  "plan_limit",
  "forbidden",
  "foreign_origin",
  "consent_required",
  "guardian_required",
  "not_found",
  "method_not_allowed",
  "conflict",
  "idempotency_conflict",
  "reply_pending",
  "too_large",
  "unsupported_media_type",
  "rate_limited",
  "pin_locked",
  "unavailable",
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

/** One complaint about one field of the input; `path` is dotted, as in `goals.0`. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

/**
 * A refusal shown to the person. `message` is displayed as is, so write it for them.
 * `retryAfterSeconds` becomes the `Retry-After` header. `extraHeaders` is for responses whose body
 * shape is fixed.
 */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: FailureCode;
  readonly issues?: readonly Issue[];
  readonly retryAfterSeconds?: number;
  readonly extraHeaders?: Readonly<Record<string, string>>;

  constructor(
    code: FailureCode,
    message: string,
    more: {
      issues?: readonly Issue[];
      retryAfterSeconds?: number;
      extraHeaders?: Readonly<Record<string, string>>;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.code = code;
    this.issues = more.issues;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.extraHeaders = more.extraHeaders;
  }
}

/** `what` starts the sentence: "This conversation". */
export const notFound = (what: string): Failure =>
  new Failure("not_found", `${what} was not found.`);
