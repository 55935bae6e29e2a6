import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { KeyProvider } from "@/lib/ports/keys";

/**
 * One entry of ENCRYPTION_KEYS: a name and 32 bytes. The first entry wraps; the others only unwrap.
 */
export interface EncryptionKey {
  readonly id: string;
  readonly key: Buffer;
}

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Wraps data keys with AES-256-GCM, using keys from the environment. `context` is authenticated
 * too.
 */
export function createEnvironmentKeys(entries: readonly EncryptionKey[]): KeyProvider {
  const [current] = entries;
  if (!current) throw new Error("ENCRYPTION_KEYS holds no key");
  const keys = new Map(entries.map(({ id, key }) => [id, key]));
  if (keys.size !== entries.length) throw new Error("ENCRYPTION_KEYS names one key twice");
  for (const { id, key } of entries) {
    if (key.length !== KEY_BYTES)
      throw new Error(`the encryption key ${id} has ${key.length} bytes instead of ${KEY_BYTES}`);
  }
  return {
    currentKekId: current.id,
    wrap(dataKey, context) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", current.key, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(dataKey), cipher.final()]);
      return {
        kekId: current.id,
        wrapped: Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url"),
      };
    },
    unwrap(wrapped, kekId, context) {
      const key = keys.get(kekId);
      if (!key)
        throw new Error(
          `ENCRYPTION_KEYS lacks the key ${kekId}, which a stored data key is wrapped with`,
        );
      const bytes = Buffer.from(wrapped, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]);
    },
  };
}
