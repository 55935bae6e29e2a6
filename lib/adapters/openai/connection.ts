import OpenAI from "openai";
import { connectFetch } from "./connect-fetch";

/** How to reach a server that speaks the protocol. */
export interface Connection {
  readonly apiKey: string;
  /** Address with its `/v1`; null is the vendor's own. */
  readonly baseUrl: string | null;
  readonly model: string;
  readonly connectTimeoutMs?: number;
  /** Of one whole call; each ability has its own patience. */
  readonly requestTimeoutMs?: number;
}

interface Bounds {
  readonly requestTimeoutMs: number;
  /** An answer of more breaks off: whoever reads it collects it in memory. */
  readonly mostBytes: number;
}

/** The vendor's client, with times of ours: its own ten minutes and two retries are the caller's decision here. */
export const connect = (to: Connection, { requestTimeoutMs, mostBytes }: Bounds): OpenAI =>
  new OpenAI({
    apiKey: to.apiKey,
    baseURL: to.baseUrl ?? "https://api.openai.com/v1",
    maxRetries: 0,
    timeout: to.requestTimeoutMs ?? requestTimeoutMs,
    fetch: connectFetch(to.connectTimeoutMs ?? 3_000, mostBytes),
    logLevel: "off",
  });

interface Question {
  readonly model: string;
  readonly prompt: string;
  /** Travels as data, never as part of the prompt. */
  readonly about: unknown;
  readonly mostTokens: number;
  readonly form: OpenAI.ChatCompletionCreateParams["response_format"];
}

/**
 * Asks for one JSON answer. Servers that ignore the form are caught by whoever parses it.
 *
 * @throws SyntaxError for what is no JSON; the vendor's errors for what is no answer
 */
export async function askForJson(client: OpenAI, question: Question, signal: AbortSignal): Promise<unknown> {
  const answer = await client.chat.completions.create(
    {
      model: question.model,
      max_completion_tokens: question.mostTokens,
      response_format: question.form,
      messages: [
        { role: "system", content: question.prompt },
        { role: "user", content: JSON.stringify(question.about) },
      ],
    },
    { signal },
  );
  return JSON.parse(answer.choices[0]?.message.content ?? "null");
}
