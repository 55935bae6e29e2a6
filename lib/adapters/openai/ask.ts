import type OpenAI from "openai";
import { APIError } from "openai";
import type { ServerConnection } from "./connection";
import { type Ways, wayFromHint, waysToTry } from "./habits";

export interface Line {
  readonly role: "user" | "assistant";
  readonly content: string;
}

export interface Question {
  readonly prompt: string;
  readonly lines: readonly Line[];
  /** Token budget for the answer alone, without thinking. */
  readonly mostTokens: number;
  readonly stream: boolean;
  /** Leaves room for thinking even if this server isn't known to think. */
  readonly isHard?: boolean;
  readonly form?: OpenAI.ChatCompletionCreateParams["response_format"];
}

/** Extra token budget for thinking. */
const ROOM_TO_THINK = 3_000;
/** After every variant was refused, each question gets only a single attempt for this long (ms). */
const HOPELESS_MS = 60_000;
const MAX_HINTS = 4;

/**
 * Asks a server in the form it's known to accept. If it refuses, tries other forms: which field
 * limits the tokens, whether there's a system role, which JSON mode. The form that works is
 * remembered.
 *
 * @throws the vendor's errors if no variant helps
 */
export async function ask(
  server: ServerConnection,
  question: Question,
  signal: AbortSignal,
): Promise<Response> {
  const { habits } = server;
  let refusal: unknown;
  let hasRoomToThink = habits.thinks || question.isHard === true;
  const tried = new Set<string>();
  /** Returns null if the form was refused, and keeps the refusal. */
  const attempt = async (ways: Ways): Promise<Response | null> => {
    const body = bodyOf(server, question, ways, hasRoomToThink);
    const key = JSON.stringify({ ...body, messages: ways.prompt });
    if (tried.has(key)) return null;
    tried.add(key);
    try {
      const response = await server.client.chat.completions.create(body, { signal }).asResponse();
      habits.ways = ways;
      return response;
    } catch (error) {
      if (isCramped(error) && hasRoomToThink && ways.tokens !== "none") {
        // Only for this question, because one that's too long says nothing about the next.
        hasRoomToThink = false;
        return attempt(ways);
      }
      if (!isOfForm(error)) throw error;
      refusal = error;
      return null;
    }
  };
  const asked = habits.ways;
  const first = await attempt(asked);
  if (first) return first;
  if (habits.hopelessUntil > Date.now()) throw refusal;
  for (let hints = 0, ways: Ways | null = asked; hints < MAX_HINTS && ways; hints += 1) {
    ways = wayFromHint(ways, messageOf(refusal));
    const response = ways && (await attempt(ways));
    if (response) return response;
  }
  // A 5xx says nothing about the form, so only its wording (the hints above) leads to another
  // variant.
  for (const ways of statusOf(refusal) >= 500 ? [] : waysToTry(asked)) {
    const response = await attempt(ways);
    if (response) return response;
  }
  habits.hopelessUntil = Date.now() + HOPELESS_MS;
  throw refusal;
}

const statusOf = (error: unknown): number => (error instanceof APIError ? (error.status ?? 0) : 0);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : "");

const REFUSALS = [400, 415, 422];
/** Refusals that no other form of the request can fix. */
const OF_CONTENT =
  /content.?filter|content management|context (?:length|window)|too (?:long|large)|api.?key|quota|billing|model\b.{0,40}\b(?:not found|(?:does not|doesn't) exist)/i;
/** The requested token budget doesn't fit into the model's context window. */
const isCramped = (error: unknown): boolean =>
  REFUSALS.includes(statusOf(error)) &&
  /context (?:length|window)|too large/i.test(messageOf(error));

function isOfForm(error: unknown): boolean {
  const status = statusOf(error);
  const message = messageOf(error);
  if (OF_CONTENT.test(message)) return false;
  return REFUSALS.includes(status) || ([404, 500, 501].includes(status) && saysWhat(message));
}

/**
 * Whether an error names the field at fault. Some servers respond with 5xx or 404 but still say
 * what's wrong.
 */
const saysWhat = (message: string): boolean =>
  /max_(?:completion_)?tokens|response_?format|json_(?:schema|object)|system (?:role|message)|roles? must|alternat|chat.?template|jinja/i.test(
    message,
  );

function bodyOf(
  { model }: ServerConnection,
  question: Question,
  ways: Ways,
  hasRoomToThink: boolean,
) {
  const room = question.mostTokens + (hasRoomToThink ? ROOM_TO_THINK : 0);
  const form =
    ways.form === "asked"
      ? question.form
      : ways.form === "json_object" && question.form
        ? JSON_OBJECT
        : undefined;
  return {
    model,
    messages: ways.prompt === "folded" ? folded(question) : spelled(question),
    ...(question.stream && ways.stream ? { stream: true as const } : {}),
    ...(ways.tokens === "none" ? {} : { [ways.tokens]: room }),
    ...(form ? { response_format: form } : {}),
  };
}

const JSON_OBJECT = { type: "json_object" as const };

const spelled = ({ prompt, lines }: Question) => [
  { role: "system" as const, content: prompt },
  ...lines,
];

/**
 * Puts the prompt before the person's first message and merges consecutive turns of the same role.
 */
function folded({ prompt, lines }: Question): Line[] {
  const turns: Line[] = [{ role: "user", content: prompt }];
  for (const { role, content } of lines) {
    const last = turns.at(-1);
    if (last?.role === role)
      turns[turns.length - 1] = { role, content: `${last.content}\n\n${content}` };
    else turns.push({ role, content });
  }
  return turns;
}
