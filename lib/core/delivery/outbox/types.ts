import type { OutboxKind } from "./constants";
import type { OutboxEvent, OutboxMail } from "./schema";

export interface QueueEntry {
  readonly kind: OutboxKind;
  /** If this key already exists, nothing is queued. */
  readonly dedupeKey: string;
  readonly userId: string | null;
  /** Earliest sending time. Absent means immediately. */
  readonly notBefore?: Date;
}

export interface QueuedMail extends QueueEntry {
  readonly mail: OutboxMail;
}

export interface QueuedEvent extends QueueEntry {
  readonly event: OutboxEvent;
}
