import { APIError } from "openai";
import type { Concern, SecondOpinion, Unread } from "@/lib/ports/second-opinion";
import { z } from "@/lib/shared/zod-messages";
import { askForObject } from "./ask-for-object";
import { type Connection, connect, type ServerConnection } from "./connection";
import { flagsIn } from "./moderation-flags";

export interface SecondOpinionOptions extends Connection {
  /** Asks for one JSON object `{"kind", "severity"}` about a text that follows as data. */
  readonly prompt: () => string;
}

/**
 * Texts up to the longest message (VALD-04) are sent whole. Longer ones are cut to their beginning
 * and end, where people tend to say what matters.
 */
const MAX_TEXT = 10_000;
const HALF = MAX_TEXT / 2;
const MAX_BYTES = 500_000;
const MAX_TOKENS_COUNT = 60;
const label = z.string().trim().toLowerCase().min(1);
const concern = z.object({ kind: label, severity: label });

/**
 * Runs moderation and a short classification in parallel. A server that offers only one of them
 * still counts. From moderation we use only self-harm intent and instructions, because its wider
 * categories also flag stories and grief.
 */
export function createOpenAiSecondOpinion(options: SecondOpinionOptions): SecondOpinion {
  const server = connect(options, { requestTimeoutMs: 4_000, mostBytes: MAX_BYTES });
  return {
    async read(text, signal, unread = () => undefined) {
      const about = text.length > MAX_TEXT ? `${text.slice(0, HALF)}\n${text.slice(-HALF)}` : text;
      const heard = (part: Unread["part"], asked: Promise<Concern[]>) =>
        asked.catch((error: unknown) => {
          unread({ part, trouble: error instanceof Error ? error.name : "unknown" });
          return [];
        });
      const moderated = heard("moderation", moderate(server, about, signal));
      const classified = heard("classification", classify(server, options.prompt, about, signal));
      return (await Promise.all([moderated, classified])).flat();
    },
  };
}

/** Servers without moderation respond with one of these and aren't asked again. */
const HAS_NONE = [404, 405, 501];

async function moderate(
  { client, habits }: ServerConnection,
  input: string,
  signal: AbortSignal,
): Promise<Concern[]> {
  if (!habits.moderates) return [];
  try {
    const asked = client.moderations.create({ model: "omni-moderation-latest", input }, { signal });
    const flags = flagsIn(await (await asked.asResponse()).json());
    if (flags.has("selfharminstructions")) return [{ kind: "suicide", severity: "high" }];
    return flags.has("selfharmintent") ? [{ kind: "suicide", severity: "moderate" }] : [];
  } catch (error) {
    if (!(error instanceof APIError) || !HAS_NONE.includes(error.status ?? 0)) throw error;
    habits.moderates = false;
    return [];
  }
}

async function classify(
  server: ServerConnection,
  prompt: () => string,
  text: string,
  signal: AbortSignal,
): Promise<Concern[]> {
  const form = { type: "json_object" as const };
  return [
    await askForObject(
      server,
      { prompt: prompt(), about: { text }, mostTokens: MAX_TOKENS_COUNT, form, shape: concern },
      signal,
    ),
  ];
}
