import type {
  ShownRelationship,
  ShownRelationshipMessage,
  ShownRelationshipSession,
} from "@/lib/features/couples/client";
import type { TalkEvent } from "@/lib/features/couples/stream/client";

export const MAYA = "11111111-1111-4111-8111-111111111111";
export const NOAH = "22222222-2222-4222-8222-222222222222";
const WHEN = "2026-11-20T12:34:00.000Z";

export const relationshipOf = (some: Partial<ShownRelationship> = {}): ShownRelationship => ({
  id: "33333333-3333-4333-8333-333333333333",
  relationshipName: "Maya & Noah",
  relationshipType: "partnership",
  partner1Id: MAYA,
  partner2Id: NOAH,
  partnerName: "Noah",
  status: "active",
  relationshipStartDate: null,
  therapyStartDate: WHEN,
  goals: ["Calmer evenings"],
  challenges: [],
  communicationStyle: null,
  conflictResolutionStyle: null,
  endedAt: null,
  createdAt: WHEN,
  updatedAt: WHEN,
  ...some,
});

export const talkOf = (some: Partial<ShownRelationshipSession> = {}): ShownRelationshipSession => ({
  id: "44444444-4444-4444-8444-444444444444",
  relationshipId: relationshipOf().id,
  sessionType: "couples",
  participants: [MAYA, NOAH],
  sessionTitle: "Evenings",
  sessionFocus: "communication",
  therapyApproach: "gottman",
  duration: null,
  status: "active",
  createdAt: WHEN,
  updatedAt: WHEN,
  ...some,
});

let made = 0;

export function wordsOf(some: Partial<ShownRelationshipMessage> = {}): ShownRelationshipMessage {
  made += 1;
  return {
    id: `00000000-0000-4000-a000-${String(made).padStart(12, "0")}`,
    sessionId: talkOf().id,
    senderId: null,
    senderType: "ai",
    senderName: "Sage",
    content: "What would help you both tonight?",
    messageType: "text",
    metadata: null,
    isPrivate: false,
    targetUserId: null,
    createdAt: WHEN,
    ...some,
  };
}

type Answer = { status: number; body?: unknown; events?: readonly TalkEvent[] } | Error;

export interface Called {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;
}

/**
 * The couples' calls in jsdom, by "METHOD /path". A list is consumed one entry per call, and its
 * last entry repeats. Needs `jest.mock("@/lib/client/event-stream")` with `readFakeEvents` from
 * here.
 */
export function fakeCouplesApi(answers: Record<string, Answer | Answer[]>) {
  const calls: Called[] = [];
  const next = (name: string): Answer => {
    const known = answers[name];
    if (Array.isArray(known)) return (known.length > 1 ? known.shift() : known[0]) ?? { status: 404 };
    return known ?? { status: 200, body: [] };
  };
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const body = typeof init.body === "string" ? JSON.parse(init.body) : {};
    calls.push({ method, path, body, headers: { ...(init.headers as Record<string, string>) } });
    const answer = next(`${method} ${path}`);
    if (answer instanceof Error) throw answer;
    const { status, body: value, events = [] } = answer;
    return {
      ok: status < 300,
      status,
      statusText: "",
      headers: { get: () => null },
      text: async () => JSON.stringify(value ?? {}),
      json: async () => value,
      events: async function* () {
        yield* events;
      },
    };
  }) as unknown as typeof fetch;
  return {
    calls,
    of: (method: string, path: string) => calls.filter((one) => one.method === method && one.path === path),
  };
}

export const readFakeEvents = (response: unknown): AsyncGenerator<TalkEvent> =>
  (response as { events: () => AsyncGenerator<TalkEvent> }).events();
