"use client";

import { call } from "@/lib/client/api";
import { readEvents } from "@/lib/client/event-stream";
import type { Severity } from "@/lib/crisis/constants";
import type { CrisisFlags, CrisisKindFlag } from "@/lib/crisis/crisis-flags";
import type { ShownRelationshipMessage } from "../client";

export interface OutgoingMessage {
  readonly sessionId: string;
  readonly content: string;
  readonly isPrivate: boolean;
  /** Stays the same across retries of one message. */
  readonly key: string;
}

export type TalkEvent =
  | {
      event: "accepted";
      data: { userMessageId: string; severity: Severity } & CrisisFlags & CrisisKindFlag;
    }
  | { event: "done"; data: { message: ShownRelationshipMessage } }
  | { event: "error"; data: { message: string } };

/**
 * Sends a message and yields the resulting events.
 *
 * @throws ApiError for a refusal; TypeError without a network
 */
export async function* sendToTalk({ key, ...body }: OutgoingMessage): AsyncGenerator<TalkEvent> {
  const response = await call("POST", "/api/relationship-messages", body, {
    headers: { accept: "text/event-stream", "Idempotency-Key": key },
  });
  for await (const event of readEvents(response)) yield event as TalkEvent;
}
