import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** The demo as a person starts it, with its own data directory. */
export class Service {
  readonly base: string;
  readonly #child: ChildProcess;

  constructor(
    readonly port: number,
    readonly directory: string,
  ) {
    this.base = `http://localhost:${port}`;
    this.#child = spawn(process.execPath, ["scripts/demo.mjs"], {
      env: { ...process.env, PORT: String(port), DATA_DIR: directory },
      stdio: ["ignore", "ignore", "inherit"],
    });
  }

  async untilHealthy(milliseconds = 300_000): Promise<void> {
    const until = Date.now() + milliseconds;
    while (Date.now() < until) {
      const answer = await fetch(`${this.base}/api/health`, { signal: AbortSignal.timeout(4_000) }).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok) return;
      await pause(100);
    }
    throw new Error("the service did not become healthy");
  }

  /** Kills the process that serves the pages (`kill -9`). */
  killWeb(): void {
    process.kill(this.#pidIn("run/web.json"), "SIGKILL");
  }

  /** Kills the database's first process (`kill -9`); its children end too. */
  killDatabase(): void {
    process.kill(this.databasePid(), "SIGKILL");
  }

  /** Process id of the database's first process. */
  databasePid(): number {
    return this.#pidIn("run/postgres.json");
  }

  async rows<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const { databasePassword } = JSON.parse(readFileSync(join(this.directory, "secrets.json"), "utf8"));
    const address = `postgresql://willow:${encodeURIComponent(databasePassword)}@127.0.0.1:${this.port + 2}/willow`;
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  async callJob(name: string): Promise<void> {
    const { cronSecret } = JSON.parse(readFileSync(join(this.directory, "secrets.json"), "utf8"));
    const headers = { authorization: `Bearer ${cronSecret}` };
    await fetch(`${this.base}/api/cron/${name}`, { method: "POST", headers }).catch(() => null);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once("exit", resolve));
    this.#child.kill("SIGTERM");
    await ended;
  }

  #pidIn(file: string): number {
    return JSON.parse(readFileSync(join(this.directory, file), "utf8")).pid;
  }
}
