import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { readableAddress } from "./readable-address";

/** The framework cannot build a request of these methods, and would answer 500 before any code of ours is asked. */
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

/**
 * Call it once in a process, before the first request: every server of it answers those methods with 405 (ASVS 13.4.4), and hands on an
 * address that can be read.
 */
export function lookFirst(): void {
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, ...given: [event: string | symbol, ...rest: unknown[]]): boolean {
    if (given[0] !== "request") return emit.apply(this, given as Parameters<typeof emit>);
    const request = given[1] as IncomingMessage;
    if (REFUSED.has(request.method ?? "")) {
      refuse(given[2] as ServerResponse);
      return true;
    }
    if (request.url) request.url = readableAddress(request.url);
    return emit.apply(this, given as Parameters<typeof emit>);
  } as typeof emit;
}
