export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Sends one mail or throws; retrying is the outbox's job. `id` identifies a message that's sent
 * twice.
 */
export interface Mailer {
  send(mail: Mail, id: string): Promise<void>;
}
