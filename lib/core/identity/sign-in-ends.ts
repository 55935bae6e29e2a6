import type { SIGN_IN_PROBLEM_COPY } from "./copy";

/** Which sentence tells the person why they are not signed in. */
export type ProblemCode = keyof typeof SIGN_IN_PROBLEM_COPY.reasons;

/** How a sign-in ended that let nobody in. */
export interface SignInEnd {
  /** For the log: a word of ours, never what the service or an error says. */
  readonly reason: string;
  readonly code: ProblemCode;
}

const end = (reason: string, code: ProblemCode): SignInEnd => ({ reason, code });

/**
 * The `error` of OAuth 2.0 (RFC 6749, 4.1.2.1 and 5.2), OpenID Connect Core (3.1.2.6), and what
 * large services add.
 */
const PROVIDER_ERRORS: Readonly<Record<string, ProblemCode>> = {
  access_denied: "Canceled",
  user_cancelled_login: "Canceled",
  user_cancelled_authorize: "Canceled",
  user_denied: "Canceled",
  consent_required: "Canceled",
  login_required: "Other",
  interaction_required: "Other",
  account_selection_required: "Other",
  unmet_authentication_requirements: "Other",
  server_error: "Away",
  temporarily_unavailable: "Away",
  invalid_grant: "Expired",
  invalid_request: "NotAccepted",
  unauthorized_client: "NotAccepted",
  invalid_client: "NotAccepted",
  invalid_scope: "NotAccepted",
  unsupported_response_type: "NotAccepted",
  unsupported_grant_type: "NotAccepted",
  invalid_request_uri: "NotAccepted",
  invalid_request_object: "NotAccepted",
  request_not_supported: "NotAccepted",
  request_uri_not_supported: "NotAccepted",
  registration_not_supported: "NotAccepted",
};

/**
 * Of an error that the service names; one that nobody documented is not repeated, because anybody
 * can write one.
 */
export const endOfProviderError = (error: string): SignInEnd =>
  Object.hasOwn(PROVIDER_ERRORS, error)
    ? end(error, PROVIDER_ERRORS[error] ?? "Other")
    : end("unknown_provider_error", "Other");

/** How the sign-in library and its OpenID client word what went wrong; the order matters. */
const WORDED: readonly (readonly [RegExp, SignInEnd])[] = [
  // First, because the parser quotes what it could not read.
  [/(in|of|valid) JSON/, end("provider_unreadable", "Away")],
  [/timed out|too long/i, end("provider_slow", "Away")],
  [/cookie was missing/i, end("state_cookie_missing", "Expired")],
  [/value could not be parsed|different provider/i, end("state_cookie_unreadable", "Expired")],
  [/^state (mismatch|missing)/i, end("state_mismatch", "Expired")],
  [/nonce mismatch/i, end("nonce_mismatch", "Expired")],
  [/invalid callback url/i, end("return_address_unreadable", "Expired")],
  [/JWT (expired|not active yet)|too much time has elapsed/i, end("clocks_apart", "Other")],
  [/profile id is missing/i, end("subject_missing", "Other")],
  [/id_token not present|missing required JWT property/i, end("id_token_incomplete", "Other")],
  [
    /JWT|JWE|signature|at_hash|mismatch|unexpected iss|aud is missing|JWKS/i,
    end("id_token_not_valid", "Other"),
  ],
  [/expected 200 OK|body to be returned/i, end("provider_broken", "Away")],
];

const UNREACHABLE =
  /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|EPIPE|CERT_|ERR_TLS|ERR_SSL|SELF_SIGNED|UNABLE_TO|DEPTH_)/;

/**
 * Of whatever was thrown on the way; what is not known by its words is "unexpected" and goes to the
 * log as an error.
 */
export function endOfError(error: unknown): SignInEnd {
  const { message, code } = (typeof error === "object" && error !== null ? error : {}) as Record<
    string,
    unknown
  >;
  if (typeof code === "string" && UNREACHABLE.test(code))
    return end("provider_unreachable", "Away");
  if (typeof message !== "string") return end("unexpected", "Other");
  // The client writes "invalid_grant (what the service says about it)".
  const [named = ""] = message.split(" ", 1);
  if (Object.hasOwn(PROVIDER_ERRORS, named)) return endOfProviderError(named);
  const known = WORDED.find(([words]) => words.test(message));
  return known ? known[1] : end("unexpected", "Other");
}
