import { regionOfLanguages } from "@/lib/crisis/contacts";
import { env } from "../env";

/**
 * Headers in which platforms send the caller's country: Cloudflare's, where "XX" and "T1" (Tor)
 * mean none, and Vercel's. If Cloudflare fronts Vercel, Vercel only sees Cloudflare, so
 * Cloudflare's header comes first.
 */
const COUNTRY_HEADERS = ["cf-ipcountry", "x-vercel-ip-country"] as const;
const NO_COUNTRY: ReadonlySet<string> = new Set(["XX", "T1"]);

/**
 * The country whose helplines a person sees. Their location takes precedence over their device's
 * language, because a phone set to Mexican Spanish in Texas needs 988. Null if neither is known.
 * It's used only for the current response and never stored.
 */
export const regionOf = (headers: Headers): string | null =>
  (env().TRUST_PROXY && countryOf(headers)) || regionOfLanguages(headers.get("accept-language"));

/** Anyone can send these headers, so they count only behind a trusted proxy. */
function countryOf(headers: Headers): string | null {
  const named = COUNTRY_HEADERS.map((name) => headers.get(name)?.trim().toUpperCase()).find(
    Boolean,
  );
  return named && /^[A-Z]{2}$/.test(named) && !NO_COUNTRY.has(named) ? named : null;
}
