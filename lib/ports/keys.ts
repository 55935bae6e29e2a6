/**
 * Wraps data keys with a key-encryption key that never leaves the provider (environment today, a
 * KMS later). `kekId` names the wrapping key, so that rotation can find what is still wrapped by an
 * old one.
 */
export interface KeyProvider {
  readonly currentKekId: string;
  wrap(dataKey: Buffer, context: string): { kekId: string; wrapped: string };
  /**
   * @throws Error when the key is unknown, or `wrapped` was made for another context or tampered
   *   with
   */
  unwrap(wrapped: string, kekId: string, context: string): Buffer;
}
