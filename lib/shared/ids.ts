import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";

export const newId = (): string => randomUUID();

/** A secret for a link or a session: 256 bits, URL-safe. Only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/**
 * Hashes bearer secrets for storage (hex SHA-256). They're random, so they need no salt or
 * stretching.
 */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

/** A keyed fingerprint, for values that could be guessed (an e-mail address, a short message). */
export const fingerprint = (secret: Buffer, value: string): string =>
  createHmac("sha256", secret).update(value).digest("base64url");
