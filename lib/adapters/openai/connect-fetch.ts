import http from "node:http";
import https from "node:https";
import { pipeline, Readable, Transform } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";

/**
 * A `fetch` with its own connect timeout. The built-in one waits ten seconds for a connection,
 * longer than the whole first-token budget. It doesn't follow redirects, so the key never reaches
 * another host. A body over `mostBytes` fails with an error, because callers buffer it in memory.
 */
export function connectFetch(connectTimeoutMs: number, mostBytes: number): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = Buffer.from(await request.arrayBuffer());
    const url = new URL(request.url);
    return new Promise<Response>((resolve, reject) => {
      const { request: open } = url.protocol === "https:" ? https : http;
      const call = open(
        url,
        { method: request.method, headers: headersOf(request, body), signal: request.signal },
        (answer) => resolve(toResponse(answer, mostBytes)),
      );
      const refuse = setTimeout(() => call.destroy(new Error("connect timeout")), connectTimeoutMs);
      const connected = () => clearTimeout(refuse);
      call.on("socket", (socket) => {
        if (socket.connecting)
          socket.once(url.protocol === "https:" ? "secureConnect" : "connect", connected);
        else connected();
      });
      call.on("error", (error) => {
        connected();
        reject(error);
      });
      call.end(body);
    });
  };
}

const headersOf = (request: Request, body: Buffer): Record<string, string> => ({
  ...Object.fromEntries(request.headers),
  "content-length": String(body.byteLength),
});

const WITHOUT_BODY = new Set([204, 205, 304]);

function toResponse(answer: http.IncomingMessage, mostBytes: number): Response {
  const status = answer.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  if (WITHOUT_BODY.has(status)) {
    answer.resume();
    return new Response(null, { status, headers });
  }
  // Node's stream type and the web's are two names for the same object.
  const stream = Readable.toWeb(
    bounded(answer, mostBytes),
  ) as WebStream<Uint8Array> as unknown as ReadableStream<Uint8Array>;
  return new Response(stream, { status, headers });
}

/**
 * Passes data through, and destroys the connection if it exceeds the limit or the reader is gone.
 */
function bounded(answer: http.IncomingMessage, mostBytes: number): Readable {
  let left = mostBytes;
  const gauge = new Transform({
    transform(part: Buffer, _encoding, done) {
      left -= part.byteLength;
      if (left < 0) done(new Error("answer too long"));
      else done(null, part);
    },
  });
  pipeline(answer, gauge, () => undefined);
  return gauge;
}
