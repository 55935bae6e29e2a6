import OpenAI from "openai";
import type { AdvisedExercise, AdvisorBrief, RoutineAdvisor } from "@/lib/ports/routine-advisor";
import { z } from "@/lib/shared/zod-messages";
import { connectFetch } from "./connect-fetch";

export interface RoutineAdvisorOptions {
  readonly apiKey: string;
  readonly baseUrl: string | null;
  readonly model: string;
  readonly prompt: string;
  readonly connectTimeoutMs?: number;
  readonly requestTimeoutMs?: number;
}

const MOST_BYTES = 200_000;
const MOST_TOKENS = 3_000;

const answered = z.object({
  exercises: z.array(z.object({ slug: z.string(), phase: z.string(), why: z.string() })).min(1),
});

/** What the server is bound to: only candidates, only the three phases (structured outputs, strict mode). */
const formOf = (brief: AdvisorBrief) => ({
  type: "json_schema" as const,
  json_schema: {
    name: "routine",
    strict: true,
    schema: {
      type: "object",
      additionalProperties: false,
      required: ["exercises"],
      properties: {
        exercises: {
          type: "array",
          items: {
            type: "object",
            additionalProperties: false,
            required: ["slug", "phase", "why"],
            properties: {
              slug: { type: "string", enum: brief.candidates.map(({ slug }) => slug) },
              phase: { type: "string", enum: ["warmup", "main", "cooldown"] },
              why: { type: "string" },
            },
          },
        },
      },
    },
  },
});

/** Asks any OpenAI-compatible server for one JSON answer; servers that ignore the form are caught by the check after it. */
export function createOpenAiRoutineAdvisor(options: RoutineAdvisorOptions): RoutineAdvisor {
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseUrl ?? "https://api.openai.com/v1",
    maxRetries: 0,
    timeout: options.requestTimeoutMs ?? 8_000,
    fetch: connectFetch(options.connectTimeoutMs ?? 3_000, MOST_BYTES),
    logLevel: "off",
  });
  return {
    async advise(brief, signal): Promise<readonly AdvisedExercise[]> {
      const answer = await client.chat.completions.create(
        {
          model: options.model,
          max_completion_tokens: MOST_TOKENS,
          response_format: formOf(brief),
          messages: [
            { role: "system", content: options.prompt },
            { role: "user", content: JSON.stringify(brief) },
          ],
        },
        { signal },
      );
      return answered.parse(JSON.parse(answer.choices[0]?.message.content ?? "null")).exercises;
    },
  };
}
