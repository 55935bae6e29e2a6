import { type AddressInfo, createServer, connect as open, type Socket } from "node:net";

/**
 * A proxy to a database that can fall silent: connections stay open and new ones are accepted, but
 * nothing comes back.
 */
export interface Link {
  /** The database's address through this proxy. */
  readonly url: string;
  pause(): void;
  resume(): void;
  close(): Promise<void>;
}

/**
 * Behaves like a stopped server: the kernel accepts connections and bytes, but no one reads them.
 */
export async function startLink(databaseUrl: string): Promise<Link> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let paused = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    if (paused) socket.pause();
  };
  const server = createServer((near) => {
    const far = open(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on("data", (bytes) => to.write(bytes));
      from.on("close", () => to.destroy());
      keep(from);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    pause() {
      paused = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      paused = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
    },
  };
}
