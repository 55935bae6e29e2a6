import { createServer } from "node:net";
import { Refusal } from "./say.mjs";

const canListen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) =>
      resolve(error.code === "EAFNOSUPPORT" || error.code === "EADDRNOTAVAIL"),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** Checks every address, so that localhost means the same over IPv4 and IPv6. */
export const isFree = async (port) =>
  (await canListen(port, "0.0.0.0")) && (await canListen(port, "::"));

/** @param {number} offset which of the three ports this is, counted from PORT */
export async function requireFree(port, offset, purpose) {
  if (await isFree(port)) return;
  const name = offset === 0 ? "PORT" : `PORT+${offset}`;
  const base = port - offset;
  throw new Refusal(
    `Port ${port} (${name}, for ${purpose}) is in use by another program: stop that program, or choose another ` +
      `PORT whose next two are free as well, for example PORT=${base + 10} npm run demo.`,
  );
}

/** Returns a free port; for tests, which don't care which. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

export function portFrom(env, fallback = 3000) {
  const text = env.PORT || String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_533) {
    throw new Refusal(
      `PORT must be a number from 1 to 65533 (the demo uses the next two as well), not "${text}".`,
    );
  }
  return port;
}
