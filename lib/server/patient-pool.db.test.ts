import { createServer, type Socket } from "node:net";
import { PatientPool } from "./patient-pool";

const CONNECT_MS = 300;

const poolTo = (connectionString: string | undefined) =>
  new PatientPool({ connectionString, max: 1 }, { connectMs: CONNECT_MS, answerMs: 900 });

/** Blocks the process from hearing anything, as loading code does. */
function beBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe("waiting for a connection", () => {
  it("counts no time in which the process itself was busy", async () => {
    const pool = poolTo(process.env.DATABASE_URL);
    const coming = pool.connect();
    beBusy(CONNECT_MS * 2);
    const client = await coming;
    await expect(client.query("SELECT 1 AS one")).resolves.toMatchObject({ rows: [{ one: 1 }] });
    client.release();
    await pool.end();
  });

  it("ends where the database accepts and says nothing", async () => {
    const open = new Set<Socket>();
    const silent = createServer((socket) => open.add(socket));
    await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
    const { port } = silent.address() as { port: number };
    const pool = poolTo(`postgresql://nobody@127.0.0.1:${port}/nothing`);
    pool.on("error", () => {});

    await expect(pool.connect()).rejects.toThrow("timeout exceeded when trying to connect");

    for (const socket of open) socket.destroy();
    await new Promise((closed) => silent.close(closed));
    await pool.end();
  });
});
