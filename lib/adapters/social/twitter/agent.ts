import { Agent, type AgentOptions } from "node:https";
import { connect as connectPlain, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";

/**
 * Redirects the library's connections to the configured URL, because it only knows
 * https://api.x.com. Everything it signs and sends stays as it would be for X.
 */
export class AddressedAgent extends Agent {
  readonly #base: URL;

  constructor(base: string, options: AgentOptions = {}) {
    super(options);
    this.#base = new URL(base);
  }

  override createConnection(): Socket {
    const { protocol, hostname: host, port } = this.#base;
    if (protocol === "http:") return connectPlain({ host, port: Number(port || 80) });
    return connectTls({ host, port: Number(port || 443), servername: host });
  }
}
