import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Fields of a form body; empty for other bodies. */
  readonly form: URLSearchParams;
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /** An HTML page instead of JSON. */
  readonly page?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * How a call fails: it takes effect but the response is lost, it never responds, or it's refused
 * before taking effect.
 */
type Fault = "lost" | "silence" | { readonly status: number; readonly body?: unknown };

interface Faulty {
  readonly on: RegExp;
  readonly fault: Fault;
}

export interface LocalServer {
  readonly baseUrl: string;
  /** "METHOD /path" of every call, in order. */
  readonly calls: string[];
  /** The next call whose "METHOD /path" matches fails. */
  fail(on: RegExp, fault: Fault): void;
  close(): Promise<void>;
}

/** A real HTTP server on this machine in place of a platform; on any free port by default. */
export async function startLocalServer(
  work: (asked: Asked) => Answer | Promise<Answer>,
  port = 0,
): Promise<LocalServer> {
  const calls: string[] = [];
  const faults: Faulty[] = [];
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await read(request, baseUrl);
    const call = `${asked.method} ${asked.url.pathname}`;
    calls.push(call);
    const at = faults.findIndex(({ on }) => on.test(call));
    const [faulty] = at < 0 ? [] : faults.splice(at, 1);
    if (faulty?.fault === "silence") return;
    if (typeof faulty?.fault === "object") return send(response, faulty.fault);
    const answer = await work(asked);
    if (faulty?.fault === "lost") return void response.destroy();
    send(response, answer);
  }

  return {
    baseUrl,
    calls,
    fail: (on, fault) => void faults.push({ on, fault }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function read(request: IncomingMessage, base: string): Promise<Asked> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
  return {
    method: request.method ?? "GET",
    url: new URL(request.url ?? "/", base),
    headers,
    body,
    form: new URLSearchParams(isForm ? body.toString() : ""),
  };
}

function send(response: ServerResponse, { status, body, page, headers = {} }: Answer): void {
  const type = page === undefined ? "application/json" : "text/html; charset=utf-8";
  response.writeHead(status, { "content-type": type, ...headers });
  response.end(page ?? (body === undefined ? "" : JSON.stringify(body)));
}

/**
 * A platform's consent dialog; a program is redirected right away. Like the real pages, it severs
 * itself from the window that opened it.
 */
export function dialogAnswer({ headers }: Asked, back: string): Answer {
  if (!headers.accept?.includes("text/html")) return { status: 302, headers: { location: back } };
  const link = back.replaceAll("&", "&amp;");
  const page = `<!doctype html><title>Local platform</title><h1>May Willow post for you?</h1><a href="${link}">Allow</a>`;
  return { status: 200, page, headers: { "cross-origin-opener-policy": "same-origin" } };
}
