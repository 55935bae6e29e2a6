import { jest } from "@jest/globals";

export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Record<string, string>;
}

interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly statusText?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Answer = (call: ApiCall) => Reply | Promise<Reply>;

/** Replaces the network of a page in jsdom: answers by "METHOD /path" and records every call. */
export function fakeBrowserApi(answers: Record<string, Answer>) {
  const calls: ApiCall[] = [];
  const find = (method: string, path: string): Answer | undefined =>
    answers[`${method} ${path}`] ?? answers[`${method} ${path.replace(/\/[^/]+$/, "/*")}`];
  const fetched = async (input: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const body = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const call = { method, path: input, body, headers: { ...(init.headers as Record<string, string>) } };
    calls.push(call);
    const reply = (await find(method, input)?.(call)) ?? { status: 404, body: { message: "no such fake" } };
    const text = reply.body === undefined ? "" : JSON.stringify(reply.body);
    const ok = reply.status >= 200 && reply.status < 300;
    const { status, statusText = "" } = reply;
    const headers = new Headers(reply.headers);
    return { ok, status, statusText, headers, text: async () => text, json: async () => JSON.parse(text) };
  };
  Object.defineProperty(globalThis, "fetch", { value: jest.fn(fetched), configurable: true, writable: true });
  return {
    calls,
    of: (method: string, path?: string) =>
      calls.filter((call) => call.method === method && (path === undefined || call.path === path)),
  };
}
