import type { MemoryKind } from "@/lib/guide/memory/types";

/** Fields derived from the sentence, in its own words. */
export interface MemoryFields {
  /** Null if the words are of no kind, as after a correction. */
  readonly kind: MemoryKind | null;
  readonly person: { readonly relation: string; readonly name: string | null } | null;
  /** The day an event is on, "2026-11-20". Null if it isn't said, or is vague. */
  readonly day: string | null;
}

/** One thing the guide remembers, in the person's own words, and the message it came from. */
export interface MemoryItem extends MemoryFields {
  readonly id: string;
  readonly content: string;
  /** Null once that message is deleted. */
  readonly sourceMessageId: string | null;
  readonly sourceSessionId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface MemorySwitch {
  readonly enabled: boolean;
}
