import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { PEER_HEADER } from "./peer";
import { readableAddress } from "./readable-address";
import { noteUnnamedProxy } from "./unnamed-proxy";

/**
 * The framework cannot build a request of these methods, and would answer 500 before any code of
 * ours is asked.
 */
const REFUSED: ReadonlySet<string> = new Set(["TRACE", "TRACK"]);

function refuse(response: ServerResponse): void {
  response.writeHead(405, {
    allow: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
    "content-type": "application/json",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(JSON.stringify({ message: "This method is not allowed." }));
}

/** Overwrites the header, so that nobody can send one of their own. */
function namePeer({ headers, socket }: IncomingMessage): void {
  delete headers[PEER_HEADER];
  if (socket.remoteAddress) headers[PEER_HEADER] = socket.remoteAddress;
}

/**
 * Call it once in a process, before the first request. Every server of it refuses methods that echo
 * with 405 (ASVS 13.4.4), tells handlers the address at the other end of the socket, which a web
 * request does not carry, notes a proxy that nobody named, and hands on a path that can be read.
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
