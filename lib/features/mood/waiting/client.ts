import { ApiError, api } from "@/lib/client/api";
import { showsCrisis } from "@/lib/client/crisis";
import { ownerHere } from "@/lib/client/device-copy";
import { dropWaiting, keepWaiting, keepWaitingOf, readWaiting } from "@/lib/client/device-outbox";
import type { NewMood, RecordedMood } from "@/lib/features/mood/types";

/** An entry waiting to be sent, and whether help was opened when it was written. */
export interface WaitingMood extends NewMood {
  readonly noticed: boolean;
  readonly recordedAt: string;
}

export interface SentMoods {
  readonly sent: number;
  /** Refused for good: a retry would be refused again. */
  readonly lost: number;
  /** The server found a crisis in a note where the browser had found none. */
  readonly crisis: boolean;
}

/** Server ids by Idempotency-Key, so that an entry can still be undone after it was sent. */
const ids = new Map<string, string>();
export const serverIdOf = (id: string): string => ids.get(id) ?? id;

/** @returns false if nothing could be stored */
export const keepForLater = (key: string, mood: WaitingMood): Promise<boolean> =>
  keepWaiting(key, mood);

type Fate = "sent" | "lost" | "later";

/** Signed out, too many requests, or a server in trouble: we keep the entry. */
const RETRIED = new Set([401, 408, 425, 429]);

function fateOf(error: unknown): Fate {
  if (!(error instanceof ApiError) || error.status >= 500 || RETRIED.has(error.status))
    return "later";
  // The first send had no time of its own and arrived although its response was lost, so its key is
  // taken.
  return error.status === 409 ? "sent" : "lost";
}

async function send(
  key: string,
  { noticed, ...mood }: WaitingMood,
): Promise<{ fate: Fate; crisis: boolean }> {
  try {
    const headers = { "Idempotency-Key": key };
    const { id, crisis_detected } = await api.post<RecordedMood>("/api/mood", mood, { headers });
    ids.set(key, id);
    return { fate: "sent", crisis: crisis_detected && !noticed };
  } catch (error) {
    return { fate: fateOf(error), crisis: showsCrisis(error) && !noticed };
  }
}

/** The cookie decides whose entry is stored, and another tab may have signed in as someone else. */
async function isStill(personId: string): Promise<boolean> {
  try {
    return (await api.get<{ id: string }>("/api/auth/user")).id === personId;
  } catch {
    return false;
  }
}

/**
 * One page at a time. If two sent the same entry, the second would find it gone from the device,
 * conclude it had been undone, and delete it from the server.
 */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks?.request("willow.waiting", work) ?? work();

/**
 * Sends this person's waiting entries one after the other, and removes any that someone else left
 * on the device.
 */
export const sendWaiting = (personId: string): Promise<SentMoods> => alone(() => sendAll(personId));

async function sendAll(personId: string): Promise<SentMoods> {
  keepWaitingOf(personId);
  const result = { sent: 0, lost: 0, crisis: false };
  const waiting = await readWaiting<WaitingMood>(personId);
  if (waiting.length === 0 || !(await isStill(personId))) return result;
  for (const { id, value } of waiting) {
    const { fate, crisis } = await send(id, value);
    if (fate === "later") break;
    // Undone while it was being sent, so it's removed on the server too. If the owner has left, the
    // device was only cleared.
    const isTakenBack = !dropWaiting(id) && ownerHere() === personId;
    if (isTakenBack && ids.has(id))
      await api.delete(`/api/mood/${serverIdOf(id)}`).catch(() => undefined);
    result[fate] += 1;
    result.crisis ||= crisis;
  }
  return result;
}
