import type { ShownMessage } from "@/lib/features/conversation/client";
import type { ReplyEvent } from "@/lib/features/conversation/stream/client";
import { fakeBrowserApi } from "./browser-api";

export const SESSION = "6f1c1f0e-8f43-4b57-9c1d-0b8a2f7f5a11";

export const chatMessage = (part: Partial<ShownMessage> = {}): ShownMessage => ({
  id: "11111111-1111-4111-8111-111111111111",
  sessionId: SESSION,
  role: "assistant",
  content: "What is it like right now?",
  metadata: null,
  createdAt: "2026-11-20T12:34:00.000Z",
  ...part,
});

interface Sent {
  readonly content: string;
  readonly key: string;
  emit(event: ReplyEvent): void;
  end(): void;
  breakOff(): void;
}

/** A stream whose events arrive when the test says so. */
function openStream() {
  const waiting: { value?: ReplyEvent; error?: Error }[] = [];
  let wake = () => {};
  const push = (item: { value?: ReplyEvent; error?: Error }) => {
    waiting.push(item);
    wake();
  };
  async function* events(): AsyncGenerator<ReplyEvent> {
    for (;;) {
      const next = waiting.shift();
      if (next?.error) throw next.error;
      if (next && !next.value) return;
      if (next?.value) yield next.value;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  return {
    events,
    emit: (value: ReplyEvent) => push({ value }),
    end: () => push({}),
    breakOff: () => push({ error: new TypeError("network error") }),
  };
}

interface ChatApi {
  /** Responses to the next sends, instead of a stream. */
  refusals?: { status: number; body?: unknown }[];
  messages?: ShownMessage[];
  /** Responses to other calls, by "METHOD /path"; these take precedence. */
  answers?: Record<string, { status: number; body?: unknown }>;
}

/** The chat's calls. Needs `jest.mock("@/lib/client/event-stream")` with `readEvents` from here. */
export function fakeChatApi({ refusals = [], messages = [], answers = {} }: ChatApi = {}) {
  const sent: Sent[] = [];
  const list = { messages, earlier: [] as ShownMessage[], tag: 'W/"1"', readings: 0, unchanged: 0 };
  const api = fakeBrowserApi({});
  const network = { down: false };

  globalThis.fetch = (async (input: string, init: RequestInit = {}) => {
    const headers = { ...(init.headers as Record<string, string>) };
    const body = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    api.calls.push({ method: init.method ?? "GET", path: input, body, headers });
    if (network.down) throw new TypeError("Failed to fetch");
    const known = answers[`${init.method ?? "GET"} ${input}`];
    if (known) return replied(known.status, known.body);
    if (input === "/api/chat/message" || input === "/api/trauma-therapy/message") {
      const refusal = refusals.shift();
      if (refusal) return replied(refusal.status, refusal.body);
      const stream = openStream();
      sent.push({ content: body.content, key: headers["Idempotency-Key"] ?? "", ...stream });
      return { ...replied(200), events: stream.events };
    }
    if (input.includes("/messages?cursor=")) return replied(200, list.earlier);
    if (input.endsWith("/messages")) {
      list.readings += 1;
      if (headers["If-None-Match"] !== list.tag) return replied(200, list.messages, list.tag);
      list.unchanged += 1;
      return replied(304);
    }
    return replied(200, []);
  }) as unknown as typeof fetch;

  return { calls: api.calls, sent, list, network };
}

const replied = (status: number, body?: unknown, etag: string | null = null) => ({
  ok: status >= 200 && status < 300,
  status,
  statusText: "",
  headers: { get: () => etag },
  text: async () => (body === undefined ? "" : JSON.stringify(body)),
  json: async () => body,
});

export const readFakeEvents = (response: unknown): AsyncGenerator<ReplyEvent> =>
  (response as { events: () => AsyncGenerator<ReplyEvent> }).events();
