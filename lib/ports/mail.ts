export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Sends one mail or throws. Retrying is the outbox's job. `id` lets the receiver recognize a
 * message that was sent twice.
 */
export interface Mailer {
  send(mail: Mail, id: string): Promise<void>;
}
