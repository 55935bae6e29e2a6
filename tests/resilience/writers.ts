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
  /** Messages that were put on the wire and are neither acknowledged nor refused yet. */
  inFlight: number;
  attempts: number;
  refusals: Record<string, number>;
}

export const newTally = (): Tally => ({ acknowledged: [], inFlight: 0, attempts: 0, refusals: {} });

const CALM = ["The week was long and I slept badly", "I cannot stop replaying the meeting", "My mother called again"];
const CRISIS = "I want to kill myself tonight";

export interface Desk {
  readonly person: Person;
  /** Conversations to move on to when a kill left an answer pending; the first one is in use. */
  readonly sessions: string[];
  written: number;
}

/** Fewer than the limit of a minute, so that nobody waits for it. */
const MESSAGES_A_VISIT = 8;

/**
 * Writes a few messages one after the other; each is sent again under its key until it is
 * acknowledged, as the product's own page does. A conversation whose answer got lost is left for
 * the next one.
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
    // The page waits as well before it tries again; a limit is waited out.
    await pause(status === 429 ? 5_000 : 150);
  }
}

/** 200 once the server said that it holds the message, 0 when the connection broke before. */
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
    // Broken off after the promise was made: that is exactly what must not lose the message.
  }
  return accepted;
}
