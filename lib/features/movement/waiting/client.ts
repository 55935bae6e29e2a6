import { ApiError, api } from "@/lib/client/api";
import { showsCrisis } from "@/lib/client/crisis";
import { dropWaiting, hasWaiting, keepWaiting, readWaiting } from "@/lib/client/device-outbox";
import type { NewSession, RecordedSession } from "@/lib/features/movement/sessions/types";

const KIND = "pt-session";

/**
 * A session waiting to be sent: the request body, and whether help was opened when its notes were
 * written.
 */
export interface WaitingSession extends NewSession {
  readonly noticed: boolean;
  readonly recordedAt: string;
}

export interface SentSessions {
  readonly sent: number;
  /** Rejected for good. */
  readonly lost: number;
  /** The server found a crisis in notes where the browser hadn't. */
  readonly crisis: boolean;
}

/** @returns false if nothing could be stored */
export const keepSession = (key: string, session: WaitingSession): Promise<boolean> =>
  keepWaiting(key, session, KIND);

export const hasWaitingSessions = (): boolean => hasWaiting(KIND);

/**
 * Danger signs that stopped a session still waiting here, which the server doesn't know about yet.
 */
export async function waitingStopSigns(personId: string): Promise<string[]> {
  const waiting = await readWaiting<WaitingSession>(personId, KIND);
  return waiting.flatMap(({ value }) => value.stopSigns);
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Sends one session. If its routine has been deleted since, the session is recorded anyway. */
export async function sendSession(key: string, session: NewSession): Promise<RecordedSession> {
  const post = (body: object, id: string) =>
    api.post<RecordedSession>("/api/pt/sessions", body, { headers: { "Idempotency-Key": id } });
  try {
    return await post(session, key);
  } catch (error) {
    if (!isGone(error)) throw error;
    // The rejected attempt didn't use up the key.
    return post({ ...session, routineId: null }, key);
  }
}

/** Signed out, rate-limited, or server trouble: keep the session. */
const RETRIED = new Set([401, 408, 425, 429]);

function fateOf(error: unknown): "sent" | "lost" | "later" {
  if (!(error instanceof ApiError) || error.status >= 500 || RETRIED.has(error.status))
    return "later";
  // The first request arrived and only its response was lost: its key is taken.
  return error.status === 409 ? "sent" : "lost";
}

/** The cookie decides whose session this becomes, and another tab may have switched accounts. */
async function isStill(personId: string): Promise<boolean> {
  try {
    return (await api.get<{ id: string }>("/api/auth/user")).id === personId;
  } catch {
    return false;
  }
}

/** Sends this person's waiting sessions from this device, one after the other. */
export async function sendWaitingSessions(personId: string): Promise<SentSessions> {
  const result = { sent: 0, lost: 0, crisis: false };
  const waiting = await readWaiting<WaitingSession>(personId, KIND);
  if (waiting.length === 0 || !(await isStill(personId))) return result;
  for (const { id, value } of waiting) {
    const { noticed, ...session } = value;
    try {
      const { crisis_detected } = await sendSession(id, session);
      result.sent += 1;
      result.crisis ||= crisis_detected && !noticed;
    } catch (error) {
      const fate = fateOf(error);
      result.crisis ||= showsCrisis(error) && !noticed;
      if (fate === "later") break;
      result[fate] += 1;
    }
    dropWaiting(id);
  }
  return result;
}
