import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Person } from "./people";

export interface Sent {
  readonly key: string;
  readonly sessionId: string;
  readonly content: string;
  readonly person: Person;
  readonly crisis: boolean;
}

export interface Tally {
  readonly acknowledged: Sent[];
  /** Messages that were sent but neither acknowledged nor refused yet. */
  inFlight: number;
  attempts: number;
  refusals: Record<string, number>;
}

export const newTally = (): Tally => ({ acknowledged: [], inFlight: 0, attempts: 0, refusals: {} });

const CALM = ["The week was long and I slept badly", "I cannot stop replaying the meeting", "My mother called again"];
const CRISIS = "I want to kill myself tonight";

export interface Desk {
  readonly person: Person;
  /** Conversations to move on to after a kill left an answer pending; the first is in use. */
  readonly sessions: string[];
  written: number;
}

/** Below the limit per minute, so that no one has to wait. */
const MESSAGES_A_VISIT = 8;

/**
 * Writes a few messages one after another. Like the product's own page, it resends each with the
 * same key until it's acknowledged. A conversation whose answer got lost is dropped for the next
 * one.
 */
export async function write(base: string, desk: Desk, tally: Tally, enough: () => boolean): Promise<void> {
  for (let count = 0; count < MESSAGES_A_VISIT && !enough(); count += 1) {
    const [sessionId] = desk.sessions;
    if (!sessionId) return;
    const crisis = desk.written % 10 === 9;
    const key = randomUUID();
    const text = crisis ? CRISIS : CALM[desk.written % CALM.length];
    const sent = { key, sessionId, content: `${text}. (${key})`, person: desk.person, crisis };
    const outcome = await sendUntilTaken(base, sent, tally, enough);
    desk.written += 1;
    if (outcome === "busy") desk.sessions.shift();
  }
}

async function sendUntilTaken(
  base: string,
  sent: Sent,
  tally: Tally,
  enough: () => boolean,
): Promise<"taken" | "busy"> {
  for (let attempt = 0; ; attempt += 1) {
    const status = await sendOnce(base, sent, tally);
    if (status === 200) {
      tally.acknowledged.push(sent);
      return "taken";
    }
    tally.refusals[status] = (tally.refusals[status] ?? 0) + 1;
    if (status === 409 || (attempt > 0 && enough())) return "busy";
    // The page also waits before it retries; for a rate limit, wait longer.
    await pause(status === 429 ? 5_000 : 150);
  }
}

/**
 * Returns 200 once the server has acknowledged the message, 0 if the connection broke before that.
 */
async function sendOnce(base: string, sent: Sent, tally: Tally): Promise<number> {
  tally.attempts += 1;
  tally.inFlight += 1;
  try {
    const response = await fetch(`${base}/api/chat/message`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        "idempotency-key": sent.key,
        cookie: sent.person.cookie,
      },
      body: JSON.stringify({ sessionId: sent.sessionId, content: sent.content }),
      signal: AbortSignal.timeout(15_000),
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      return response.status;
    }
    return (await sawAccepted(response.body)) ? 200 : 0;
  } catch {
    return 0;
  } finally {
    tally.inFlight -= 1;
  }
}

async function sawAccepted(body: ReadableStream<Uint8Array>): Promise<boolean> {
  const decoder = new TextDecoder();
  let text = "";
  let accepted = false;
  try {
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      accepted ||= text.includes("event: accepted");
    }
  } catch {
    // The connection broke after the acknowledgment, which must not lose the message.
  }
  return accepted;
}
