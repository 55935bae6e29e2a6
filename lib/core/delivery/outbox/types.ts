import type { OutboxKind } from "./constants";
import type { OutboxEvent, OutboxMail } from "./schema";

export interface Queued {
  readonly kind: OutboxKind;
  /** A key that exists already queues nothing. */
  readonly dedupeKey: string;
  readonly userId: string | null;
  /** Earliest sending time; immediately when absent. */
  readonly notBefore?: Date;
}

export interface QueuedMail extends Queued {
  readonly mail: OutboxMail;
}

export interface QueuedEvent extends Queued {
  readonly event: OutboxEvent;
}
