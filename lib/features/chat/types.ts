import type { MessageMetadata } from "./sealed";

/** A conversation as the API answers it; dates become ISO 8601 on the wire. */
export interface ChatSession {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly summary: string | null;
  readonly mood: string | null;
  readonly endedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface ChatMessage {
  readonly id: string;
  readonly sessionId: string;
  readonly role: "user" | "assistant";
  readonly content: string;
  readonly metadata: MessageMetadata | null;
  readonly createdAt: Date;
}
