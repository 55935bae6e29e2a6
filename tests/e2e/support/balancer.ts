import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";

/**
 * Passes every request to one of the instances: in turn, like a platform that knows nothing about
 * the people behind them, or as the test says.
 */
export class Balancer {
  /** Number of requests that each instance received. */
  readonly handed: number[];
  readonly #server: Server;

  constructor(ports: readonly number[], choose?: (asked: IncomingMessage) => Promise<number>) {
    this.handed = ports.map(() => 0);
    let turn = 0;
    const inTurn = async () => turn++ % ports.length;
    this.#server = createServer(async (asked, answer) => {
      const at = await (choose ?? inTurn)(asked);
      this.handed[at] = (this.handed[at] ?? 0) + 1;
      const { method, url: path, headers } = asked;
      const passed = request({ host: "127.0.0.1", port: ports[at], method, path, headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
        answered.pipe(answer);
      });
      passed.on("error", () => answer.destroy());
      // If the client disconnects early, disconnect from the instance too.
      answer.on("close", () => passed.destroy());
      asked.pipe(passed);
    });
  }

  async start(port: number): Promise<void> {
    this.#server.listen(port, "localhost");
    await once(this.#server, "listening");
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}
