import OpenAI from "openai";
import { connectFetch } from "./connect-fetch";
import { type Habits, newHabits } from "./habits";

/** How to reach a server that speaks the protocol. */
export interface Connection {
  readonly apiKey: string;
  /** Address with its `/v1`; null is the vendor's own. */
  readonly baseUrl: string | null;
  readonly model: string;
  /** What is known of the server; abilities that share them learn from each other. */
  readonly habits?: Habits;
  readonly connectTimeoutMs?: number;
  /** Of one whole call; each ability has its own patience. */
  readonly requestTimeoutMs?: number;
}

interface Bounds {
  readonly requestTimeoutMs: number;
  /** An answer of more breaks off: whoever reads it collects it in memory. */
  readonly mostBytes: number;
}

export interface ServerConnection {
  readonly client: OpenAI;
  readonly model: string;
  readonly habits: Habits;
}

/**
 * The vendor's client, with times of ours: its own ten minutes and two retries are the caller's
 * decision here.
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
