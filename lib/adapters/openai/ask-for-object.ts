import type OpenAI from "openai";
import type { z } from "@/lib/shared/zod-messages";
import { ServerTrouble } from "./answer-forms";
import { ask } from "./ask";
import type { ServerConnection } from "./connection";
import { firstObject } from "./first-object";
import { wayFromTrouble } from "./habits";
import { readAnswer } from "./read-answer";
import { spokenIn } from "./thinking-filter";

interface ObjectQuestion<T> {
  readonly prompt: string;
  /** Sent as data, never as part of the prompt. */
  readonly about: unknown;
  readonly mostTokens: number;
  readonly form: OpenAI.ChatCompletionCreateParams["response_format"];
  readonly shape: z.ZodType<T>;
}

/** Thrown if the answer contains no object of the right shape. */
class OutOfForm extends Error {
  override readonly name = "OutOfForm";
}

/**
 * Asks for one JSON object and finds it anywhere in the answer: in a code fence, after thinking, or
 * between sentences. Retries once if the first answer showed how this server wants to be asked, or
 * that it needs room to think.
 *
 * @throws OutOfForm for an answer without such an object; the vendor's errors if there's no
 *   answer
 */
export async function askForObject<T>(
  server: ServerConnection,
  question: ObjectQuestion<T>,
  signal: AbortSignal,
): Promise<T> {
  const before = JSON.stringify(server.habits);
  try {
    return await askOnce(server, question, signal);
  } catch (error) {
    if (error instanceof ServerTrouble)
      server.habits.ways = wayFromTrouble(server.habits.ways, error.message) ?? server.habits.ways;
    const hasLearned = JSON.stringify(server.habits) !== before;
    if (
      signal.aborted ||
      !hasLearned ||
      !(error instanceof ServerTrouble || error instanceof OutOfForm)
    )
      throw error;
    return askOnce(server, question, signal);
  }
}

async function askOnce<T>(
  server: ServerConnection,
  { prompt, about, mostTokens, form, shape }: ObjectQuestion<T>,
  signal: AbortSignal,
): Promise<T> {
  const lines = [{ role: "user" as const, content: JSON.stringify(about) }];
  const response = await ask(server, { prompt, lines, mostTokens, form, stream: false }, signal);
  let content = "";
  let hasThought = false;
  for await (const { text, thought } of readAnswer(response)) {
    content += text;
    hasThought ||= thought;
  }
  const spoken = spokenIn(content);
  server.habits.thinks ||= hasThought || spoken.thought;
  const found = firstObject(spoken.text, shape);
  if (found === null) throw new OutOfForm("no object of the right shape");
  return found;
}
