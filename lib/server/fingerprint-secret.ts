import { hkdfSync } from "node:crypto";
import { env } from "./env";

let secret: Buffer | undefined;

/** Key for fingerprints and blind indexes, derived so that AUTH_SECRET itself is used for one thing only. */
export function fingerprintSecret(): Buffer {
  secret ??= Buffer.from(hkdfSync("sha256", env().AUTH_SECRET, "", "willow fingerprints", 32));
  return secret;
}
