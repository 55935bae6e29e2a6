import OpenAI from "openai";
import { connectFetch } from "./connect-fetch";
import { type Habits, newHabits } from "./habits";

/** How to reach a server that speaks the OpenAI protocol. */
export interface Connection {
  readonly apiKey: string;
  /** Base URL including `/v1`. Null means the vendor's own. */
  readonly baseUrl: string | null;
  readonly model: string;
  /** Learned habits of the server. Features that share this object learn from each other. */
  readonly habits?: Habits;
  readonly connectTimeoutMs?: number;
  /** Limit for one whole call. Each feature sets its own default. */
  readonly requestTimeoutMs?: number;
}

interface Bounds {
  readonly requestTimeoutMs: number;
  /** A longer answer is aborted, because callers buffer it in memory. */
  readonly mostBytes: number;
}

export interface ServerConnection {
  readonly client: OpenAI;
  readonly model: string;
  readonly habits: Habits;
}

/**
 * The vendor's client with our own timeouts and no retries. Its defaults are ten minutes and two
 * retries, but here the caller decides both.
 */
export const connect = (
  to: Connection,
  { requestTimeoutMs, mostBytes }: Bounds,
): ServerConnection => ({
  client: new OpenAI({
    apiKey: to.apiKey,
    baseURL: to.baseUrl ?? "https://api.openai.com/v1",
    maxRetries: 0,
    timeout: to.requestTimeoutMs ?? requestTimeoutMs,
    fetch: connectFetch(to.connectTimeoutMs ?? 3_000, mostBytes),
    logLevel: "off",
  }),
  model: to.model,
  habits: to.habits ?? newHabits(),
});
