"use client";

import { call } from "@/lib/client/api";
import { readEvents } from "@/lib/client/event-stream";
import type { Severity } from "@/lib/crisis/constants";
import type { CrisisFlags, CrisisKindFlag } from "@/lib/crisis/crisis-flags";
import type { ShownMessage } from "../client";

interface Accepted extends CrisisFlags, CrisisKindFlag {
  readonly userMessageId: string;
  readonly severity: Severity;
}

/** The events of contract 6. */
export type ReplyEvent =
  | { event: "accepted"; data: Accepted }
  | { event: "delta"; data: { text: string } }
  | { event: "done"; data: { message: ShownMessage } }
  | { event: "error"; data: { message: string } };

export interface OutgoingMessage {
  readonly sessionId: string | null;
  readonly content: string;
  /** Stays the same across retries of one message: a repeated send gets the stored answer. */
  readonly key: string;
}

/**
 * Sends a message and yields the events of the answer's stream.
 *
 * @throws Error "No active session" without a session (ERR-08); ApiError for a refusal; TypeError
 *   when the network is down
 */
export async function* sendMessage({
  sessionId,
  content,
  key,
}: OutgoingMessage): AsyncGenerator<ReplyEvent> {
  if (!sessionId) throw new Error("No active session");
  const response = await call(
    "POST",
    "/api/chat/message",
    { sessionId, content },
    { headers: { accept: "text/event-stream", "Idempotency-Key": key } },
  );
  for await (const event of readEvents(response)) yield event as ReplyEvent;
}
