import type { AdvisedExercise, AdvisorBrief, RoutineAdvisor } from "@/lib/ports/routine-advisor";
import { z } from "@/lib/shared/zod-messages";
import { askForObject } from "./ask-for-object";
import { type Connection, connect } from "./connection";

export interface RoutineAdvisorOptions extends Connection {
  readonly prompt: () => string;
}

const MAX_BYTES = 200_000;
const MAX_TOKENS_COUNT = 3_000;

const answered = z.object({
  exercises: z.array(z.object({ slug: z.string(), phase: z.string(), why: z.string() })).min(1),
});

/**
 * The schema the server must follow: only candidates, and only the three phases (structured
 * outputs, strict mode).
 */
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

/**
 * Asks any OpenAI-compatible server for a routine. The check afterwards catches servers that ignore
 * the schema.
 */
export function createOpenAiRoutineAdvisor({
  prompt,
  ...to
}: RoutineAdvisorOptions): RoutineAdvisor {
  const server = connect(to, { requestTimeoutMs: 8_000, mostBytes: MAX_BYTES });
  return {
    async advise(about, signal): Promise<readonly AdvisedExercise[]> {
      const question = {
        prompt: prompt(),
        about,
        mostTokens: MAX_TOKENS_COUNT,
        form: formOf(about),
        shape: answered,
      };
      return (await askForObject(server, question, signal)).exercises;
    },
  };
}
