import { type IncomingMessage, Server, type ServerResponse } from "node:http";

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

/** Call it once in a process, before the first request: every server of it answers them with 405 (ASVS 13.4.4). */
export function refuseMethods(): void {
  const emit = Server.prototype.emit;
  const asks = (event: unknown, request: unknown): boolean =>
    event === "request" && REFUSED.has((request as IncomingMessage).method ?? "");
  Server.prototype.emit = function (this: Server, ...given: [event: string | symbol, ...rest: unknown[]]): boolean {
    if (!asks(given[0], given[1])) return emit.apply(this, given as Parameters<typeof emit>);
    refuse(given[2] as ServerResponse);
    return true;
  } as typeof emit;
}
