import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * How the receiver treats the next alert: accepts it, refuses it, hangs up, or takes long and then
 * refuses.
 */
export type SinkMood = "takes" | "refuses" | "hangs up" | "dawdles";

export interface AlertSink {
  readonly url: string;
  /** The id of every accepted alert, once for each time it was accepted. */
  readonly taken: readonly string[];
  readonly refused: number;
  close(): Promise<void>;
}

/** A real HTTP server in place of the operator's alert system; `mood` is called for each alert. */
export async function startAlertSink(mood: () => SinkMood): Promise<AlertSink> {
  const taken: string[] = [];
  let refused = 0;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { id } = JSON.parse(Buffer.concat(parts).toString("utf8")) as { id: string };
    const now = mood();
    if (now === "takes") taken.push(id);
    else refused += 1;
    if (now === "hangs up") return void request.socket.destroy();
    if (now === "dawdles") await new Promise((resolve) => setTimeout(resolve, 20));
    response.writeHead(now === "takes" ? 204 : 503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/alerts`,
    taken,
    get refused() {
      return refused;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
    },
  };
}
