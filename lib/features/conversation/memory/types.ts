/** One thing the guide remembers, in the person's own words, and the message it came from. */
export interface MemoryItem {
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
