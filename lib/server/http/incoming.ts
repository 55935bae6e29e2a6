import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { PEER_HEADER } from "./peer";
import { readableAddress } from "./readable-address";
import { noteUnnamedProxy } from "./unnamed-proxy";

/**
 * The framework can't build a request with these methods and would respond with 500 before any of
 * our code runs.
 */
const REFUSED: ReadonlySet<string> = new Set(["TRACE", "TRACK"]);

function refuse(response: ServerResponse): void {
  response.writeHead(405, {
    allow: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
    "content-type": "application/json",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(JSON.stringify({ message: "This method isn't allowed." }));
}

/** Names that the framework or our pages would take for their own. */
const INTERNAL = [PEER_HEADER, "x-middleware-subrequest", "x-nonce"];

/** Drops what clients may not send, and names the socket's peer. */
function namePeer({ headers, socket }: IncomingMessage): void {
  for (const name of INTERNAL) delete headers[name];
  if (socket.remoteAddress) headers[PEER_HEADER] = socket.remoteAddress;
}

/**
 * Makes every server in this process refuse echoing methods with 405 (ASVS 13.4.4), give handlers
 * the socket's peer address (which a web request doesn't carry), note an unnamed proxy, and pass on
 * a decodable path. Call it once per process, before the first request.
 */
export function watchIncoming(): void {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (
    this: Server,
    ...given: [event: string | symbol, ...rest: unknown[]]
  ): boolean {
    if (given[0] !== "request") return emit.apply(this, given as Parameters<typeof emit>);
    const request = given[1] as IncomingMessage;
    if (REFUSED.has(request.method ?? "")) {
      refuse(given[2] as ServerResponse);
      return true;
    }
    namePeer(request);
    noteUnnamedProxy(request.headers);
    if (request.url) request.url = readableAddress(request.url);
    return emit.apply(this, given as Parameters<typeof emit>);
  } as typeof emit;
}
