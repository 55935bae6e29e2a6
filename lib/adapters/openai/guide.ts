import type OpenAI from "openai";
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { type Guide, GuideUnavailable, type ReplyPiece, type Turn } from "@/lib/ports/model";
import { ActivitiesLine } from "./activities-line";
import { type Connection, connect } from "./connection";

export interface OpenAiOptions extends Connection {
  readonly systemPrompt: (turn: Turn) => string;
}

const HISTORY_LINES = 40;
const HISTORY_CHARACTERS = 24_000;
const LONGEST_ANSWER_TOKENS = 500;
/** Eight times what was asked for (characters); empty pieces count as one each. A server that sends more is broken. */
const MOST_RECEIVED = 16_000;
/** The same in the dress of the protocol (bytes), so that an endless line is never collected. */
const MOST_BYTES = 1_000_000;

/** @throws GuideUnavailable (from the iteration) for whatever keeps the model from a complete, usable answer. */
export function createOpenAiGuide(options: OpenAiOptions): Guide {
  // The first-token and idle bounds are tighter and belong to the caller, as retrying does: it knows what has been shown.
  const client = connect(options, { requestTimeoutMs: 45_000, mostBytes: MOST_BYTES });
  return {
    name: "openai",
    async *reply(turn, signal) {
      try {
        yield* complete(client, options, turn, signal);
      } catch (error) {
        throw signal.aborted ? new GuideUnavailable("aborted", { cause: error }) : translate(error);
      }
    },
  };
}

async function* complete(
  client: OpenAI,
  options: OpenAiOptions,
  turn: Turn,
  signal: AbortSignal,
): AsyncGenerator<ReplyPiece> {
  const stream = await client.chat.completions.create(
    {
      model: options.model,
      stream: true,
      max_completion_tokens: LONGEST_ANSWER_TOKENS,
      messages: [{ role: "system", content: options.systemPrompt(turn) }, ...recentLines(turn)],
    },
    { signal },
  );
  const parser = new ActivitiesLine();
  let finish: string | null = null;
  let spoke = false;
  let left = MOST_RECEIVED;
  for await (const chunk of stream) {
    const choice = chunk.choices?.[0];
    finish = choice?.finish_reason ?? finish;
    const piece = choice?.delta?.content ?? "";
    const text = parser.push(piece.slice(0, left));
    left -= Math.max(1, piece.length);
    if (text) yield { type: "text", text };
    spoke ||= text.trim() !== "";
    if (left <= 0) throw new GuideUnavailable("bad_reply", { retryable: false });
  }
  // The vendor's iterator ends silently when it is aborted.
  signal.throwIfAborted();
  const rest = parser.end();
  if (rest.text) yield { type: "text", text: rest.text };
  if (!spoke && rest.text.trim() === "") throw new GuideUnavailable("empty");
  if (finish === null) throw new GuideUnavailable("interrupted");
  if (finish === "content_filter") throw new GuideUnavailable("bad_reply", { retryable: false });
  if (rest.activities.length > 0) yield { type: "activities", activities: rest.activities };
}

/** The end of the conversation that fits; the person's last message is always in it. */
function recentLines(turn: Turn): { role: "user" | "assistant"; content: string }[] {
  const kept: { role: "user" | "assistant"; content: string }[] = [];
  let left = HISTORY_CHARACTERS;
  for (const line of turn.lines.slice(-HISTORY_LINES).reverse()) {
    left -= line.content.length;
    if (left < 0 && kept.length > 0) break;
    kept.unshift({ role: line.role, content: line.speaker ? `${line.speaker}: ${line.content}` : line.content });
  }
  return kept;
}

function translate(error: unknown): GuideUnavailable {
  if (error instanceof GuideUnavailable) return error;
  if (error instanceof APIUserAbortError) return new GuideUnavailable("aborted", { cause: error });
  if (error instanceof APIConnectionTimeoutError) return new GuideUnavailable("timeout", { cause: error });
  if (error instanceof APIConnectionError) return new GuideUnavailable("unreachable", { cause: error });
  if (error instanceof APIError) {
    const passing = error.status === undefined || error.status >= 500 || [408, 409, 429].includes(error.status);
    return new GuideUnavailable(error.status === undefined ? "bad_reply" : "refused", {
      retryable: passing,
      cause: error,
    });
  }
  return new GuideUnavailable(error instanceof SyntaxError ? "bad_reply" : "interrupted", { cause: error });
}
