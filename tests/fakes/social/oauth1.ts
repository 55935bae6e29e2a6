import { createHmac, timingSafeEqual } from "node:crypto";
import type { Asked } from "./local-server";

export interface Keys {
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly accessToken: string;
  readonly accessSecret: string;
}

const SKEW_S = 300;
/** RFC 3986: encodeURIComponent leaves some reserved characters unescaped. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Checks OAuth 1.0a signatures like a platform (RFC 5849, 3.4), and that each nonce is used only
 * once; returns the problem, or null.
 */
export function createOauth1Check(keys: Keys, host: string): (asked: Asked) => string | null {
  const seen = new Set<string>();
  return (asked) => {
    const given = readHeader(asked.headers.authorization ?? "");
    const { oauth_signature: signature = "", ...signed } = given;
    if (asked.headers.host !== host) return `host ${asked.headers.host}`;
    if (given.oauth_consumer_key !== keys.apiKey || given.oauth_token !== keys.accessToken) return "unknown keys";
    if (given.oauth_signature_method !== "HMAC-SHA1" || given.oauth_version !== "1.0") return "method";
    if (Math.abs(Date.now() / 1000 - Number(given.oauth_timestamp)) > SKEW_S) return "timestamp";
    const nonce = `${given.oauth_timestamp}:${given.oauth_nonce}`;
    if (!given.oauth_nonce || seen.has(nonce)) return "nonce";
    seen.add(nonce);
    const fields = [...Object.entries(signed), ...asked.url.searchParams, ...asked.form];
    const base = [asked.method, `https://${host}${asked.url.pathname}`, normalised(fields)].map(encoded).join("&");
    const key = `${encoded(keys.apiSecret)}&${encoded(keys.accessSecret)}`;
    const expected = createHmac("sha1", key).update(base).digest();
    const actual = Buffer.from(signature, "base64");
    return actual.length === expected.length && timingSafeEqual(actual, expected) ? null : "signature";
  };
}

const normalised = (fields: [string, string][]): string =>
  fields
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");

function readHeader(header: string): Record<string, string> {
  if (!header.startsWith("OAuth ")) return {};
  const pairs = header.slice("OAuth ".length).split(/,\s*/);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name = "", value = ""] = /^([^=]+)="(.*)"$/.exec(pair) ?? [];
      return [decodeURIComponent(name), decodeURIComponent(value)];
    }),
  );
}
