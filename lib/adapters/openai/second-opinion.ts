import OpenAI from "openai";
import type { Concern, SecondOpinion } from "@/lib/ports/second-opinion";
import { z } from "@/lib/shared/zod-messages";
import { connectFetch } from "./connect-fetch";

export interface SecondOpinionOptions {
  readonly apiKey: string;
  readonly baseUrl: string | null;
  readonly model: string;
  /** Asks for one JSON object `{"kind", "severity"}` on a text that follows as data. */
  readonly prompt: string;
  readonly connectTimeoutMs?: number;
  readonly requestTimeoutMs?: number;
}

/** Whole, up to the longest message (VALD-04); of anything longer the beginning and the end, where people say it. */
const LONGEST_TEXT = 10_000;
const HALF = LONGEST_TEXT / 2;
const MOST_BYTES = 200_000;
const concern = z.object({ kind: z.string(), severity: z.string() });

/**
 * Moderation and a short classification, side by side. A server that has only one of the two is still heard with it.
 * Of moderation only intent and instructions for self-harm count: its wider categories also flag stories and grief.
 */
export function createOpenAiSecondOpinion(options: SecondOpinionOptions): SecondOpinion {
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseUrl ?? "https://api.openai.com/v1",
    maxRetries: 0,
    timeout: options.requestTimeoutMs ?? 4_000,
    fetch: connectFetch(options.connectTimeoutMs ?? 3_000, MOST_BYTES),
    logLevel: "off",
  });
  return {
    async read(text, signal) {
      const part = text.length > LONGEST_TEXT ? `${text.slice(0, HALF)}\n${text.slice(-HALF)}` : text;
      const heard = await Promise.allSettled([moderate(client, part, signal), classify(client, options, part, signal)]);
      return heard.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    },
  };
}

async function moderate(client: OpenAI, input: string, signal: AbortSignal): Promise<Concern[]> {
  const { results } = await client.moderations.create({ model: "omni-moderation-latest", input }, { signal });
  const categories = results[0]?.categories;
  if (categories?.["self-harm/instructions"]) return [{ kind: "suicide", severity: "high" }];
  return categories?.["self-harm/intent"] ? [{ kind: "suicide", severity: "moderate" }] : [];
}

async function classify(
  client: OpenAI,
  { model, prompt }: SecondOpinionOptions,
  text: string,
  signal: AbortSignal,
): Promise<Concern[]> {
  const answer = await client.chat.completions.create(
    {
      model,
      max_completion_tokens: 60,
      response_format: { type: "json_object" },
      messages: [
        { role: "system", content: prompt },
        { role: "user", content: JSON.stringify({ text }) },
      ],
    },
    { signal },
  );
  const found = concern.safeParse(JSON.parse(answer.choices[0]?.message.content ?? "null"));
  return found.success ? [found.data] : [];
}
