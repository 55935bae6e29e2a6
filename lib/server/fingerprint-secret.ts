import { hkdfSync } from "node:crypto";
import { env } from "./env";

let secret: Buffer | undefined;

/**
 * The key for fingerprints and blind indexes. It's derived, so AUTH_SECRET itself has only one use.
 */
export const fingerprintSecretOf = (authSecret: string): Buffer =>
  Buffer.from(hkdfSync("sha256", authSecret, "", "willow fingerprints", 32));

export function fingerprintSecret(): Buffer {
  secret ??= fingerprintSecretOf(env().AUTH_SECRET);
  return secret;
}
