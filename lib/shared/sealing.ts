import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/**
 * Field encryption: AES-256-GCM under a person's (or relationship's, or the service's) data key. The place of the value
 * is authenticated with it, so a ciphertext that was moved to another row, column or owner does not open (security.md).
 */
export interface DataKey {
  readonly ownerKind: "person" | "relationship" | "service";
  readonly ownerId: string;
  readonly version: number;
  readonly key: Buffer;
}

export interface Place {
  readonly table: string;
  readonly column: string;
  readonly rowId: string;
}

const FORMAT = "v1.";
const IV_BYTES = 12;
const TAG_BYTES = 16;

const associatedData = (key: DataKey, place: Place): Buffer =>
  Buffer.from([place.table, place.column, place.rowId, key.ownerKind, key.ownerId, key.version].join("|"));

/** Plain text in, `v1.<base64url of iv, tag, ciphertext>` out. */
export function seal(key: DataKey, place: Place, plain: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key.key, iv).setAAD(associatedData(key, place));
  const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return FORMAT + Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** @throws Error when the value was sealed for another place or owner, or was changed. */
export function open(key: DataKey, place: Place, sealed: string): string {
  if (!sealed.startsWith(FORMAT)) throw new Error(`${place.table}.${place.column} holds a value that is not sealed`);
  const bytes = Buffer.from(sealed.slice(FORMAT.length), "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key.key, bytes.subarray(0, IV_BYTES))
    .setAAD(associatedData(key, place))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
}

export const isSealed = (value: string): boolean => /^v1\.[\w-]{38,}$/.test(value);
