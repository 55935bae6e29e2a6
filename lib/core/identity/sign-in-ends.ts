import type { SIGN_IN_PROBLEM_COPY } from "./copy";

/** The code of the message that tells the person why they aren't signed in. */
export type ProblemCode = keyof typeof SIGN_IN_PROBLEM_COPY.reasons;

/** The outcome of a failed sign-in. */
export interface SignInEnd {
  /** For the log: one of our own fixed codes, never text from the service or an error. */
  readonly reason: string;
  readonly code: ProblemCode;
}

const end = (reason: string, code: ProblemCode): SignInEnd => ({ reason, code });

/**
 * The `error` codes of OAuth 2.0 (RFC 6749, 4.1.2.1 and 5.2) and OpenID Connect Core (3.1.2.6),
 * plus those that large services add.
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
 * Maps an error code from the service. Undocumented codes aren't passed on, because anyone can
 * make one up.
 */
export const endOfProviderError = (error: string): SignInEnd =>
  Object.hasOwn(PROVIDER_ERRORS, error)
    ? end(error, PROVIDER_ERRORS[error] ?? "Other")
    : end("unknown_provider_error", "Other");

/** How the sign-in library and its OpenID client word their errors. The order matters. */
const WORDED: readonly (readonly [RegExp, SignInEnd])[] = [
  // This one comes first, because the parser quotes the text it couldn't read.
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
 * Maps anything thrown during a sign-in. Unrecognized errors become "unexpected" and are logged as
 * errors.
 */
export function endOfError(error: unknown): SignInEnd {
  const { message, code } = (typeof error === "object" && error !== null ? error : {}) as Record<
    string,
    unknown
  >;
  if (typeof code === "string" && UNREACHABLE.test(code))
    return end("provider_unreachable", "Away");
  if (typeof message !== "string") return end("unexpected", "Other");
  // The client's messages look like "invalid_grant (the service's description)".
  const [named = ""] = message.split(" ", 1);
  if (Object.hasOwn(PROVIDER_ERRORS, named)) return endOfProviderError(named);
  const known = WORDED.find(([words]) => words.test(message));
  return known ? known[1] : end("unexpected", "Other");
}
