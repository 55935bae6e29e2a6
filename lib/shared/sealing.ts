import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/**
 * Field encryption: AES-256-GCM with the data key of a person, a relationship or the service. The
 * value's place is authenticated too, so a ciphertext moved to another row, column or owner can't
 * be opened (security.md).
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
/**
 * For the rare text that UTF-8 can't represent (half a surrogate pair, left by a stream that was
 * cut off). It's stored as UTF-16 bytes.
 */
const FORMAT_UTF16 = "v1u.";
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Rejects shorter tags, which would be easier to forge. */
const WHOLE_TAG = { authTagLength: TAG_BYTES };

type Encoding = "utf8" | "utf16le";

function associatedData(key: DataKey, place: Place, encoding: Encoding): Buffer {
  const where = `${place.table}|${place.column}|${place.rowId}|${key.ownerKind}|${key.ownerId}|${key.version}`;
  return Buffer.from(encoding === "utf8" ? where : `${where}|${encoding}`);
}

/** Encrypts plain text into `v1.<base64url of iv, tag, ciphertext>`. */
export function seal(key: DataKey, place: Place, plain: string): string {
  const encoding = plain.isWellFormed() ? "utf8" : "utf16le";
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key.key, iv).setAAD(
    associatedData(key, place, encoding),
  );
  // In this mode `update` returns the whole ciphertext; `final` only produces the tag.
  const body = cipher.update(plain, encoding);
  cipher.final();
  const bytes = Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
  return (encoding === "utf8" ? FORMAT : FORMAT_UTF16) + bytes;
}

/** @throws Error if the value was sealed for another place or owner, or was tampered with */
export function open(key: DataKey, place: Place, sealed: string): string {
  if (!isSealed(sealed))
    throw new Error(`${place.table}.${place.column} holds a value that is not sealed`);
  const encoding = sealed.startsWith(FORMAT) ? "utf8" : "utf16le";
  const bytes = Buffer.from(sealed.slice(sealed.indexOf(".") + 1), "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key.key, bytes.subarray(0, IV_BYTES), WHOLE_TAG)
    .setAAD(associatedData(key, place, encoding))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  // Throws unless the tag is valid. Don't use the plain text before that.
  decipher.final();
  return body.toString(encoding);
}

/** Whether a stored value has the sealed format. The iv and tag alone take 38 characters. */
export const isSealed = (value: string): boolean => /^v1u?\.[\w-]{38,}$/.test(value);
