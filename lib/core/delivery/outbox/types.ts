import type { OutboxKind } from "./constants";
import type { OutboxEvent, OutboxMail } from "./schema";

export interface Queued {
  readonly kind: OutboxKind;
  /** If this key already exists, nothing is queued. */
  readonly dedupeKey: string;
  readonly userId: string | null;
  /** Earliest sending time. Absent means immediately. */
  readonly notBefore?: Date;
}

export interface QueuedMail extends Queued {
  readonly mail: OutboxMail;
}

export interface QueuedEvent extends Queued {
  readonly event: OutboxEvent;
}
