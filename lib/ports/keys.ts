/**
 * Wraps data keys with a key-encryption key that never leaves the provider (environment today, a
 * KMS later). `kekId` names the wrapping key, so rotation can find what an old one still wraps.
 */
export interface KeyProvider {
  readonly currentKekId: string;
  wrap(dataKey: Buffer, context: string): { kekId: string; wrapped: string };
  /**
   * @throws Error if the key is unknown, or `wrapped` was made for another context or tampered
   *   with
   */
  unwrap(wrapped: string, kekId: string, context: string): Buffer;
}
