import type OpenAI from "openai";
import type { Concern, SecondOpinion } from "@/lib/ports/second-opinion";
import { z } from "@/lib/shared/zod-messages";
import { askForJson, type Connection, connect } from "./connection";

export interface SecondOpinionOptions extends Connection {
  /** Asks for one JSON object `{"kind", "severity"}` on a text that follows as data. */
  readonly prompt: string;
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
  const client = connect(options, { requestTimeoutMs: 4_000, mostBytes: MOST_BYTES });
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
  const question = { model, prompt, about: { text }, mostTokens: 60, form: { type: "json_object" as const } };
  const found = concern.safeParse(await askForJson(client, question, signal));
  return found.success ? [found.data] : [];
}
