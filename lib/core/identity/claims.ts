/**
 * A sign-in service's claims about a person, normalized, because services format the same claim in
 * different ways.
 */
export interface Claims {
  readonly sub: string | null;
  readonly email: string | null;
  /** Null when the service doesn't say whether the address is theirs. */
  readonly isVerified: boolean | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly picture: string | null;
  readonly provenAt: Date | null;
}

const MAX_NAME = 100;
const MAX_EMAIL = 254;
const MAX_SUBJECT = 1_000;
const MAX_PICTURE = 2_048;

/**
 * Control characters, and characters that change the direction of surrounding text. Joiners are
 * allowed because names contain them.
 */
const UNFIT = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const ADDRESS = /^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+$/u;

/** Never throws: an unreadable claim counts as missing. */
export function readClaims(given: unknown): Claims {
  const claims: Record<string, unknown> =
    typeof given === "object" && given !== null ? { ...given } : {};
  return {
    sub: subjectOf(claims.sub),
    email: addressOf(claims.email),
    isVerified: verifiedOf(claims.email_verified),
    ...namesOf(claims),
    picture: pictureOf(claims.picture),
    provenAt: provenAtOf(claims.auth_time),
  };
}

function subjectOf(value: unknown): string | null {
  if (Number.isSafeInteger(value)) return String(value);
  if (typeof value !== "string" || value === "" || value.length > MAX_SUBJECT) return null;
  return /\p{Cc}/u.test(value) ? null : value;
}

function addressOf(value: unknown): string | null {
  const address = typeof value === "string" ? value.trim().toLowerCase() : "";
  return address.length <= MAX_EMAIL && ADDRESS.test(address) ? address : null;
}

/** Some services send the string "true". Any other value except `true` means unverified. */
function verifiedOf(value: unknown): boolean | null {
  if (value === undefined || value === null) return null;
  return value === true || (typeof value === "string" && value.trim().toLowerCase() === "true");
}

function namesOf({ name, given_name, family_name }: Record<string, unknown>) {
  const [first = "", ...rest] = (cleanName(name) ?? "").split(" ");
  return {
    firstName: shortName(cleanName(given_name) ?? first),
    lastName: shortName(cleanName(family_name) ?? rest.join(" ")),
  };
}

const cleanName = (value: unknown): string | null =>
  typeof value === "string"
    ? value.toWellFormed().replace(UNFIT, " ").replace(/\s+/g, " ").trim() || null
    : null;

const shortName = (name: string): string | null =>
  Array.from(name).slice(0, MAX_NAME).join("").trim() || null;

function pictureOf(value: unknown): string | null {
  if (typeof value !== "string" || value.length > MAX_PICTURE) return null;
  return URL.canParse(value) && new URL(value).protocol === "https:" ? value : null;
}

/** Seconds since 1970 stay below this for 3,000 years, so a larger number counts milliseconds. */
const LEAST_MS = 100_000_000_000;
const DATE = /^\d{4}-\d\d-\d\dT/;

/**
 * Clamps a time ahead of our clock to now, so it can't count as fresh forever. Reads numbers sent
 * as text, milliseconds and written dates too: ignored, an old proof would count as a fresh one.
 */
function provenAtOf(value: unknown): Date | null {
  const text = typeof value === "string" ? value.trim() : "";
  const number = typeof value === "number" ? value : Number(text);
  const at = DATE.test(text) ? Date.parse(text) : number < LEAST_MS ? number * 1000 : number;
  return at > 0 ? new Date(Math.min(at, Date.now())) : null;
}
