import { POST as send } from "@/app/api/chat/message/route";
import { GET as list } from "@/app/api/chat/sessions/[id]/messages/route";
import { POST as open } from "@/app/api/chat/sessions/route";
import type { ModelServer } from "@/tests/fakes/model-server";
import { type Answered, ask } from "@/tests/support/request";
import { type PersonOptions, type SignedIn, signIn } from "./people";

export interface Talker extends SignedIn {
  readonly sessionId: string;
}

export interface StoredMessage {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly content: string;
  readonly metadata: { readonly fallback?: boolean; readonly suggested_activities?: readonly string[] } | null;
}

/**
 * The settings with which the product reaches a local model server; set them before its first
 * request.
 */
export function setModelServer({ baseUrl }: ModelServer): void {
  Object.assign(process.env, { OPENAI_API_KEY: "a key for tests", OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: "local" });
}

/**
 * One mood per conversation: with the same mood, an empty conversation would be reopened instead.
 */
const MOODS = ["neutral", "sad", "anxious", "angry", "confused"];

/** Up to five conversations of one person, the free plan's limit. */
export async function talkersOf(conversations: number, options: PersonOptions = {}): Promise<Talker[]> {
  const person = await signIn(options);
  const talkers: Talker[] = [];
  for (let at = 0; at < conversations; at += 1) {
    const { id } = (await ask(open, { method: "POST", body: { mood: MOODS[at] }, cookie: person.cookie })).json<{
      id: string;
    }>();
    talkers.push({ ...person, sessionId: id });
  }
  return talkers;
}

/** Sends a message the way the page does when it can't stream. */
export const say = ({ cookie, sessionId }: Talker, content: string, headers: Record<string, string> = {}) =>
  ask(send, { method: "POST", body: { sessionId, content }, cookie, headers });

/** Opens the stream of an answer, for tests that leave it early. */
export function stream({ cookie, sessionId }: Talker, content: string): Promise<Response> {
  const request = new Request("http://localhost:3000/api/chat/message", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream", host: "localhost:3000", cookie },
    body: JSON.stringify({ sessionId, content }),
  });
  return send(request, { params: Promise.resolve({}) });
}

const read = ({ cookie, sessionId }: Talker): Promise<Answered> => ask(list, { params: { id: sessionId }, cookie });

export const messagesOf = async (talker: Talker): Promise<StoredMessage[]> => (await read(talker)).json();
