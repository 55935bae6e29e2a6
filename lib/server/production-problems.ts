import { envSchema } from "./env";

type Source = Readonly<Record<string, string | undefined>>;

const SECRET_LENGTH = 32;
const DISTINCT_CHARACTERS = 10;
const KEY_BYTES = 32;
const DEMO_PIN = "246810";
const PIN = /^.{4,6}$/;

const REQUIRED = {
  DATABASE_URL: "the address of your PostgreSQL",
  APP_URL: "the address under which people reach the service",
  AUTH_SECRET: "signs sign-ins",
  OIDC_ISSUER: "the identity provider's address",
  OIDC_CLIENT_ID: "how the identity provider knows the service",
  OIDC_CLIENT_SECRET: "how the service proves itself to the identity provider",
  ADMIN_PIN: "opens the staff area",
  ADMIN_EMAILS: "who may grant roles",
  CLINICIAN_EMAILS: "the alert recipient: without one, no one hears about a crisis",
  ENCRYPTION_KEYS: "seal what people write",
  CRON_SECRET: "lets the scheduler in, which delivers crisis alerts",
  SMTP_URL: "sends crisis alerts and parents' links",
  MAIL_FROM: "the sender of those e-mails",
} as const;

const isWeakSecret = (secret: string): boolean =>
  secret.length < SECRET_LENGTH || new Set(secret).size < DISTINCT_CHARACTERS;

function isTrivialPin(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => digit.charCodeAt(0) - pin.charCodeAt(at));
  // Catches 1111, 1234 and 8642, where every step is the same.
  return pin === DEMO_PIN || new Set(steps).size <= 1;
}

const isLocal = (address: string): boolean =>
  /^(localhost|127\.|\[::1\])/.test(new URL(address).hostname);

function isSecureAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === "https:" && !isLocal(address);
}

const isPostgresAddress = (address: string): boolean =>
  /^postgres(ql)?:\/\/./.test(address) && URL.canParse(address);

/**
 * Whether a database connection is local or encrypted, because all personal data goes over it. With
 * `require`, `pg` also verifies the certificate.
 */
function isLocalOrEncrypted(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  const isHere =
    hostname === "" || isLocal(address) || (searchParams.get("host") ?? "").startsWith("/");
  return (
    isHere || ["require", "verify-ca", "verify-full"].includes(searchParams.get("sslmode") ?? "")
  );
}

function keyProblems(value: string): string[] {
  const keys = value.split(",").map((part) => part.trim().split(":"));
  const problems = keys.flatMap(([id = "", encoded = ""], at) => {
    const bytes = Buffer.from(encoded, "base64");
    if (!id || bytes.length !== KEY_BYTES)
      return [`key ${at + 1} is not id:base64 of ${KEY_BYTES} bytes`];
    if (id.startsWith("demo")) return [`key ${at + 1} is a demo's`];
    return new Set(bytes).size < DISTINCT_CHARACTERS ? [`key ${at + 1} is not random`] : [];
  });
  return new Set(keys.map(([id]) => id)).size < keys.length
    ? [...problems, "two keys share an id"]
    : problems;
}

/**
 * Finds weak or invalid values, by setting. Each problem completes a sentence that begins with the
 * setting's name, such as "CRON_SECRET must differ from AUTH_SECRET".
 */
const WEAK: { readonly [name: string]: (value: string, all: Source) => readonly string[] } = {
  DATABASE_URL: (value) => {
    if (!isPostgresAddress(value)) return ["is not a postgresql:// address"];
    return isLocalOrEncrypted(value) ? [] : ["must ask for encryption: add sslmode=verify-full"];
  },
  APP_URL: (value) => (isSecureAddress(value) ? [] : ["must be a public https:// address"]),
  OIDC_ISSUER: (value) =>
    isSecureAddress(value) ? [] : ["must be an https:// address and not on this machine"],
  AUTH_SECRET: (value) =>
    isWeakSecret(value) ? [`needs at least ${SECRET_LENGTH} random characters`] : [],
  CRON_SECRET: (value, all) => [
    ...(isWeakSecret(value) ? [`needs at least ${SECRET_LENGTH} random characters`] : []),
    ...(value === all.AUTH_SECRET ? ["must differ from AUTH_SECRET"] : []),
  ],
  ADMIN_PIN: (value) => [
    ...(PIN.test(value) ? [] : ["needs 4 to 6 characters"]),
    ...(isTrivialPin(value) ? ["is the demo's or easily guessed"] : []),
  ],
  ADMIN_EMAILS: addressProblems,
  CLINICIAN_EMAILS: addressProblems,
  ENCRYPTION_KEYS: keyProblems,
  SAMPLE_CONTENT: (value) =>
    value === "1" ? ["must be off: people would read claims without evidence"] : [],
  CRISIS_WEBHOOK_URL: (value, all) => [
    ...(isSecureAddress(value) ? [] : ["must be an https:// address and not on this machine"]),
    ...(all.CRISIS_WEBHOOK_SECRET
      ? []
      : ["needs CRISIS_WEBHOOK_SECRET, which signs what it is sent"]),
  ],
  CRISIS_WEBHOOK_SECRET: (value) =>
    isWeakSecret(value) ? [`needs at least ${SECRET_LENGTH} random characters`] : [],
  STRIPE_SECRET_KEY: (_, all) =>
    STRIPE_OTHERS.filter((name) => !all[name]).map((name) => `needs ${name} beside it`),
  STRIPE_PUBLISHABLE_KEY: needsStripeKey,
  STRIPE_WEBHOOK_SECRET: needsStripeKey,
  ...wholeOrNot([
    "TWITTER_API_KEY",
    "TWITTER_API_SECRET",
    "TWITTER_ACCESS_TOKEN",
    "TWITTER_ACCESS_SECRET",
  ]),
  ...wholeOrNot(["FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET"]),
  ...wholeOrNot(["YOUTUBE_CLIENT_ID", "YOUTUBE_CLIENT_SECRET"]),
  TWITTER_API_BASE: secureBase,
  FACEBOOK_API_BASE: secureBase,
  YOUTUBE_API_BASE: secureBase,
  SMTP_URL: mailProblems,
  OPENAI_BASE_URL: encryptedOrHere,
  STRIPE_API_BASE: encryptedOrHere,
};

/**
 * Payments must be set up completely or not at all. If we charged for a plan without receiving
 * events about it, we'd take money for nothing.
 */
const STRIPE_OTHERS = ["STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

function needsStripeKey(_: string, all: Source): readonly string[] {
  return all.STRIPE_SECRET_KEY ? [] : ["does nothing without STRIPE_SECRET_KEY"];
}

/**
 * Requires a platform's keys to be complete, because an incomplete set connects nothing and no one
 * would see why.
 */
function wholeOrNot(
  names: readonly string[],
): Record<string, (value: string, all: Source) => readonly string[]> {
  const needs = (_: string, all: Source) =>
    names.filter((name) => !all[name]).map((name) => `needs ${name} beside it`);
  return Object.fromEntries(names.map((name) => [name, needs]));
}

/** Requires encryption for URLs that receive what people write or how they pay. */
function encryptedOrHere(value: string): readonly string[] {
  if (!URL.canParse(value)) return [];
  return new URL(value).protocol === "https:" || isLocal(value)
    ? []
    : ["must be an https:// address, or on this machine"];
}

/**
 * Checks the mail server's URL. Mails contain consent links, and without `requireTLS` they'd be
 * sent in the clear to any server that offers no encryption.
 */
function mailProblems(value: string): readonly string[] {
  if (!/^smtps?:\/\/./.test(value) || !URL.canParse(value))
    return ["is not an smtp:// or smtps:// address"];
  const { protocol, searchParams } = new URL(value);
  const isEncrypted =
    protocol === "smtps:" || searchParams.get("requireTLS") === "true" || isLocal(value);
  return isEncrypted ? [] : ["must be an smtps:// address, or end with ?requireTLS=true"];
}

function secureBase(value: string): readonly string[] {
  return isSecureAddress(value)
    ? []
    : ["must be an https:// address and not on this machine: tokens are sent to it"];
}

function addressProblems(value: string): string[] {
  const addresses = value.split(",").map((part) => part.trim());
  if (addresses.some((address) => /@example\.(com|org|net)$/i.test(address)))
    return ["names an example address"];
  return addresses.every((address) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
    ? []
    : ["is not a list of e-mails"];
}

/**
 * Settings that don't block startup but are most likely an oversight, one sentence each. APP_URL is
 * https while the server speaks http, so there's usually a proxy in front.
 */
export function productionWarnings(source: Source): string[] {
  return source.TRUST_PROXY?.trim()
    ? []
    : [
        "TRUST_PROXY is not set: behind a proxy, all visitors share one address, and one visitor can use up everyone's limits. Set it to 1 if a proxy sets X-Forwarded-For, or to 0 if visitors connect directly",
      ];
}

/**
 * Why the service must not start with this environment: one sentence per missing or weak setting,
 * never including its value. Settings that protect people have no defaults in production (contracts
 * 3, 8).
 */
export function productionProblems(source: Source): string[] {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const missing = Object.entries(REQUIRED)
    .filter(([name]) => !given[name])
    .map(([name, why]) => `${name} is missing: ${why}`);
  const weak = Object.entries(WEAK).flatMap(([name, judge]) =>
    given[name] ? judge(given[name], given).map((problem) => `${name} ${problem}`) : [],
  );
  // Everything else the schema rejects, unless it's already listed.
  const named = new Set([...missing, ...weak].map((problem) => problem.split(" ")[0]));
  const malformed = (envSchema.safeParse(given).error?.issues ?? [])
    .map((issue) => ({ name: String(issue.path[0]), message: issue.message }))
    .filter(({ name }) => !named.has(name))
    .map(({ name, message }) => `${name} is malformed: ${message}`);
  return [...missing, ...weak, ...malformed];
}
