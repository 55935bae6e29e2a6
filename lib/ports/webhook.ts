/**
 * Tells a system of the operator's that something happened: ids and codes, never a text or a name.
 */
export interface Webhook {
  /**
   * Resolves once the other side has taken it, else throws; retrying is the outbox's job. The same
   * `id` may come twice.
   */
  post(event: Readonly<Record<string, string>>, id: string): Promise<void>;
}
