import type { ProblemCode } from "@/lib/core/identity/sign-in-ends";
import type { ProviderMood, Treatment } from "@/tests/fakes/identity-provider";
import type { Jar } from "@/tests/support/sign-in-walk";

/** One way for a sign-in to end without anyone signed in. */
export interface BadEnd {
  readonly name: string;
  readonly mood?: ProviderMood;
  /** Changes the URL with which the provider sends the browser back. */
  readonly back?: (url: URL) => void;
  /** Changes the browser's cookies in the meantime. */
  readonly jar?: (jar: Jar) => void;
  readonly code: ProblemCode;
  readonly reason: string;
}

/**
 * The provider sends the browser back with an error instead of a code (RFC 6749, OpenID Connect
 * Core 3.1.2.6).
 */
const told = (error: string, code: ProblemCode, reason = error): BadEnd => ({
  name: `the provider answers ${error}`,
  back: ({ searchParams }) => {
    searchParams.delete("code");
    searchParams.set("error", error);
    searchParams.set("error_description", "maya@example.com pressed a button");
  },
  code,
  reason,
});

const answers = (status: number, body: string): Treatment => ({ kind: "answers", status, body });
const withClaims = (claims: Record<string, unknown>): ProviderMood => ({ claims });
const seconds = (ahead: number) => Math.floor(Date.now() / 1000) + ahead;

const TOLD: readonly BadEnd[] = [
  told("access_denied", "Canceled"),
  told("user_cancelled_authorize", "Canceled"),
  told("user_cancelled_login", "Canceled"),
  told("consent_required", "Canceled"),
  told("login_required", "Other"),
  told("interaction_required", "Other"),
  told("account_selection_required", "Other"),
  told("unmet_authentication_requirements", "Other"),
  told("server_error", "Away"),
  told("temporarily_unavailable", "Away"),
  told("invalid_request", "NotAccepted"),
  told("unauthorized_client", "NotAccepted"),
  told("unsupported_response_type", "NotAccepted"),
  told("invalid_scope", "NotAccepted"),
  told("invalid_request_uri", "NotAccepted"),
  told("invalid_request_object", "NotAccepted"),
  told("request_not_supported", "NotAccepted"),
  told("request_uri_not_supported", "NotAccepted"),
  told("registration_not_supported", "NotAccepted"),
  told("an error that nobody documented\n", "Other", "unknown_provider_error"),
  told("", "Other", "unknown_provider_error"),
  told("constructor", "Other", "unknown_provider_error"),
];

const WAY_BACK: readonly BadEnd[] = [
  {
    name: "the browser has lost its cookies",
    jar: (jar) => jar.clear(),
    code: "Expired",
    reason: "state_cookie_missing",
  },
  {
    name: "only the proof key's cookie is lost",
    jar: (jar) => jar.delete("next-auth.pkce.code_verifier"),
    code: "Expired",
    reason: "state_cookie_missing",
  },
  {
    name: "the state cookie is cut short",
    jar: (jar) => jar.set("next-auth.state", (jar.get("next-auth.state") ?? "").slice(0, -9)),
    code: "Other",
    reason: "unexpected",
  },
  {
    name: "the way back carries another state",
    back: (url) => url.searchParams.set("state", "made-up"),
    code: "Expired",
    reason: "state_mismatch",
  },
  {
    name: "the way back carries no state",
    back: (url) => url.searchParams.delete("state"),
    code: "Expired",
    reason: "state_mismatch",
  },
  {
    name: "the way back carries neither code nor error",
    back: (url) => url.searchParams.delete("code"),
    code: "Other",
    reason: "id_token_incomplete",
  },
  {
    name: "the code is used up or made up",
    back: (url) => url.searchParams.set("code", "made-up"),
    code: "Expired",
    reason: "invalid_grant",
  },
  {
    name: "the way back claims to come from another issuer",
    back: (url) => url.searchParams.set("iss", "https://evil.example"),
    code: "Other",
    reason: "id_token_not_valid",
  },
  {
    name: "the way back names a place that no browser goes to",
    back: (url) => url.searchParams.set("callbackUrl", "javascript:alert(1)"),
    code: "Expired",
    reason: "return_address_unreadable",
  },
  {
    name: "another app of the same host has written over the cookie with the way back",
    jar: (jar) => jar.set("next-auth.callback-url", "null"),
    code: "Expired",
    reason: "return_address_unreadable",
  },
];

const SERVERS: readonly BadEnd[] = [
  {
    name: "the token endpoint refuses the app",
    mood: { token: answers(401, '{"error":"invalid_client","error_description":"the secret s3cr3t"}') },
    code: "NotAccepted",
    reason: "invalid_client",
  },
  {
    name: "the token endpoint breaks",
    mood: { token: answers(502, "<html>Bad Gateway</html>") },
    code: "Away",
    reason: "provider_broken",
  },
  {
    name: "the token endpoint breaks without a word",
    mood: { token: answers(500, "") },
    code: "Away",
    reason: "provider_broken",
  },
  {
    name: "the token endpoint answers with a page",
    mood: { token: answers(200, "<html>Welcome, JWT mismatch</html>") },
    code: "Away",
    reason: "provider_unreadable",
  },
  {
    name: "the token endpoint sends no ID token",
    mood: { token: answers(200, '{"access_token":"a","token_type":"Bearer"}') },
    code: "Other",
    reason: "id_token_incomplete",
  },
  {
    name: "the token endpoint hangs up",
    mood: { token: { kind: "hangs up" } },
    code: "Away",
    reason: "provider_unreachable",
  },
  {
    name: "the token endpoint never answers",
    mood: { token: { kind: "hangs" } },
    code: "Away",
    reason: "provider_slow",
  },
  {
    name: "the token endpoint stops halfway",
    mood: { token: { kind: "stalls" } },
    code: "Away",
    reason: "provider_slow",
  },
  {
    name: "discovery hangs up",
    mood: { discovery: { kind: "hangs up" } },
    code: "Away",
    reason: "provider_unreachable",
  },
  { name: "discovery never answers", mood: { discovery: { kind: "hangs" } }, code: "Away", reason: "provider_slow" },
  {
    name: "discovery is no JSON",
    mood: { discovery: answers(200, "ok") },
    code: "Away",
    reason: "provider_unreadable",
  },
  { name: "discovery is gone", mood: { discovery: answers(404, "") }, code: "Away", reason: "provider_broken" },
  { name: "the keys are gone", mood: { keys: answers(503, "") }, code: "Away", reason: "provider_broken" },
  {
    name: "the keys are none",
    mood: { keys: answers(200, '{"keys":[]}') },
    code: "Other",
    reason: "id_token_not_valid",
  },
];

const TOKENS: readonly BadEnd[] = [
  {
    name: "the ID token is signed by somebody else",
    mood: { spoil: (token) => `${token.slice(0, token.lastIndexOf("."))}.${"A".repeat(342)}` },
    code: "Other",
    reason: "id_token_not_valid",
  },
  { name: "the ID token is no token", mood: { spoil: () => "none" }, code: "Other", reason: "id_token_not_valid" },
  {
    name: "the ID token has run out: the provider's clock is behind",
    mood: withClaims({ exp: seconds(-60) }),
    code: "Other",
    reason: "clocks_apart",
  },
  {
    name: "the ID token is not valid yet: the provider's clock is ahead",
    mood: withClaims({ nbf: seconds(300) }),
    code: "Other",
    reason: "clocks_apart",
  },
  {
    name: "the ID token ends at no number",
    mood: withClaims({ exp: "soon" }),
    code: "Other",
    reason: "id_token_not_valid",
  },
  {
    name: "the ID token never ends",
    mood: withClaims({ exp: undefined }),
    code: "Other",
    reason: "id_token_incomplete",
  },
  {
    name: "the ID token is another app's",
    mood: withClaims({ aud: "another" }),
    code: "Other",
    reason: "id_token_not_valid",
  },
  {
    name: "the ID token is another issuer's",
    mood: withClaims({ iss: "https://evil.example" }),
    code: "Other",
    reason: "id_token_not_valid",
  },
  {
    name: "the ID token answers another request",
    mood: withClaims({ nonce: "other" }),
    code: "Expired",
    reason: "nonce_mismatch",
  },
];

const unverified = (value: unknown, reason = "address_not_vouched_for"): BadEnd => ({
  name: `email_verified is ${value === undefined ? "missing" : JSON.stringify(value)}`,
  mood: withClaims({ email_verified: value }),
  code: "Unverified",
  reason,
});
const addressless = (value: unknown): BadEnd => ({
  name: `the e-mail address is ${value === undefined ? "missing" : JSON.stringify(value).slice(0, 40)}`,
  mood: withClaims({ email: value }),
  code: "NoAddress",
  reason: "address_missing",
});
const nobody = (value: unknown): BadEnd => ({
  name: `the subject is ${JSON.stringify(value)}`,
  mood: withClaims({ sub: value }),
  code: "Other",
  reason: "subject_missing",
});

const CLAIMS: readonly BadEnd[] = [
  unverified(undefined, "email_verified_missing"),
  unverified(null, "email_verified_missing"),
  unverified(false),
  unverified("false"),
  unverified("yes"),
  unverified(1),
  addressless(undefined),
  addressless(""),
  addressless("nobody"),
  addressless(["kim@example.com"]),
  addressless("kim\u0000@example.com"),
  addressless("kim@example.com\r\nBcc: everybody@example.com"),
  addressless(`${"k".repeat(300)}@example.com`),
  nobody(""),
  nobody("a\u0000b"),
  nobody({ id: 1 }),
];

export const BAD_ENDS: readonly BadEnd[] = [...TOLD, ...WAY_BACK, ...SERVERS, ...TOKENS, ...CLAIMS];

/** Unusual claims that still let the person in, and the name they get. */
export const GOOD_ENDS: readonly (readonly [string, Record<string, unknown>, [string | null, string | null]])[] = [
  ["ordinary claims", {}, ["Ada", "Reyes"]],
  ["a verified address as text", { email_verified: "true" }, ["Ada", "Reyes"]],
  ["a verified address as text in capitals", { email_verified: " TRUE " }, ["Ada", "Reyes"]],
  ["a number for a subject", { sub: 7_000_000_000_001 }, ["Ada", "Reyes"]],
  ["one name alone", { given_name: undefined, family_name: undefined, name: "Sukarno" }, ["Sukarno", null]],
  [
    "a whole name alone",
    { given_name: undefined, family_name: undefined, name: " Ada  María Reyes " },
    ["Ada", "María Reyes"],
  ],
  ["no name at all", { given_name: undefined, family_name: undefined, name: undefined }, [null, null]],
  ["empty names", { given_name: "", family_name: " ", name: "" }, [null, null]],
  ["names that are no text", { given_name: 7, family_name: ["R"], name: { first: "Ada" } }, [null, null]],
  [
    "control characters in a name",
    { given_name: "A\u0000d\u202ea\u0007", family_name: "Re\nyes\u200b" },
    ["A d a", "Re yes\u200b"],
  ],
  ["half a character", { given_name: "Ada\ud83d", family_name: "Reyes" }, ["Ada\ufffd", "Reyes"]],
  [
    "names that joiners belong to",
    { given_name: "\u0645\u06cc\u200c\u0646\u0627", family_name: "Reyes" },
    ["\u0645\u06cc\u200c\u0646\u0627", "Reyes"],
  ],
  [
    "an endless name",
    { given_name: "\u{1f33f}".repeat(5_000), family_name: "y".repeat(5_000) },
    ["\u{1f33f}".repeat(100), "y".repeat(100)],
  ],
  ["a picture that is no address", { picture: "javascript:alert(1)" }, ["Ada", "Reyes"]],
  ["a picture that is no text", { picture: { url: 1 } }, ["Ada", "Reyes"]],
  ["a time of proof that is none", { auth_time: "yesterday" }, ["Ada", "Reyes"]],
  ["several audiences", { aud: ["willow", "another"], azp: "willow" }, ["Ada", "Reyes"]],
  ["a clock that is a few seconds ahead", { iat: seconds(8), nbf: seconds(8) }, ["Ada", "Reyes"]],
];
