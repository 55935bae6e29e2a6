import { regionOfLanguages } from "@/lib/crisis/contacts";
import { env } from "../env";

/**
 * Where platforms write the caller's country: Cloudflare, with "XX" and "T1" (Tor) for none, and
 * Vercel. Cloudflare stands in front of Vercel, which then sees only Cloudflare.
 */
const COUNTRY_HEADERS = ["cf-ipcountry", "x-vercel-ip-country"] as const;
const NO_COUNTRY: ReadonlySet<string> = new Set(["XX", "T1"]);

/**
 * The country whose help numbers a person is shown. Where they are counts before the language of
 * their device: a phone set to Mexican Spanish in Texas needs 988. Null where neither is known.
 * It's used for the answer at hand and never stored.
 */
export const regionOf = (headers: Headers): string | null =>
  (env().TRUST_PROXY && countryOf(headers)) || regionOfLanguages(headers.get("accept-language"));

/** Anybody can send these headers: they count where a proxy is trusted. */
function countryOf(headers: Headers): string | null {
  const named = COUNTRY_HEADERS.map((name) => headers.get(name)?.trim().toUpperCase()).find(
    Boolean,
  );
  return named && /^[A-Z]{2}$/.test(named) && !NO_COUNTRY.has(named) ? named : null;
}
