import type { Handler } from "@/lib/server/http/handler";

interface Asked {
  readonly method?: string;
  readonly path?: string;
  readonly params?: Record<string, string | string[]>;
  readonly body?: unknown;
  /** Sent unchanged, for bodies that aren't JSON. */
  readonly rawBody?: string;
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // The test states the type it expects.
  readonly json: <T = Record<string, unknown>>() => T;
}

/** Calls a route handler with a request, as Next would. */
export async function ask(handler: Handler, asked: Asked = {}): Promise<Answered> {
  const { method = "GET", path = "/api/test", params = {}, body, rawBody, cookie, headers = {} } = asked;
  const content = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  const request = new Request(new URL(path, "http://localhost:3000"), {
    method,
    body: content,
    headers: {
      host: "localhost:3000",
      ...(content === undefined ? {} : { "content-type": "application/json" }),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
  });
  const response = await handler(request, { params: Promise.resolve(params) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
}

/** The events of a streamed response, in order. */
export function eventsOf(text: string): { event: string; data: Record<string, unknown> }[] {
  return text
    .split("\n\n")
    .filter(Boolean)
    .map((block) => {
      const [, event = ""] = /^event: (.+)$/m.exec(block) ?? [];
      const [, data = "{}"] = /^data: (.+)$/m.exec(block) ?? [];
      return { event, data: JSON.parse(data) };
    });
}
