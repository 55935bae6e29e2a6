/** Notifies the operator's system of an event with ids and codes, never text or a name. */
export interface Webhook {
  /**
   * Resolves once the receiver accepts it, otherwise throws. Retrying is the outbox's job. The same
   * `id` may arrive twice.
   */
  post(event: Readonly<Record<string, string>>, id: string): Promise<void>;
}
