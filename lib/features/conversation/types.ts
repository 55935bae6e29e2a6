import type { FoundFlags } from "@/lib/crisis/crisis-flags";
import type { TraumaFrame } from "@/lib/features/conversation/trauma/constants";
import type { MessageMetadata } from "./sealed";

/**
 * A conversation as the API returns it; dates become ISO 8601 on the wire. Only trauma work has a
 * frame (DATA-31).
 */
export interface ChatSession extends Partial<TraumaFrame> {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly summary: string | null;
  readonly mood: string | null;
  readonly endedAt: Date | null;
  /** Whether the person has written in it. */
  readonly begun: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A session whose title was just written. */
export type ExaminedSession = ChatSession & FoundFlags;

export interface ChatMessage {
  readonly id: string;
  readonly sessionId: string;
  readonly role: "user" | "assistant";
  readonly content: string;
  readonly metadata: MessageMetadata | null;
  readonly createdAt: Date;
}

/** The text of an answer and its metadata. */
export interface Reply {
  readonly content: string;
  readonly metadata: MessageMetadata;
}
