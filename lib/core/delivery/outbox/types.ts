import type { OutboxKind } from "./constants";
import type { OutboxEvent, OutboxMail } from "./schema";

export interface Queued {
  readonly kind: OutboxKind;
  /** The same key never makes a second one. */
  readonly dedupeKey: string;
  readonly userId: string | null;
  /** Not before this moment; at once when absent. */
  readonly notBefore?: Date;
}

export interface QueuedMail extends Queued {
  readonly mail: OutboxMail;
}

export interface QueuedEvent extends Queued {
  readonly event: OutboxEvent;
}
