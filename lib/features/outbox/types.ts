import type { OutboxKind } from "./constants";
import type { OutboxMail } from "./schema";

export interface QueuedMail {
  readonly kind: OutboxKind;
  /** The same key never makes a second mail. */
  readonly dedupeKey: string;
  readonly userId: string | null;
  readonly mail: OutboxMail;
}
