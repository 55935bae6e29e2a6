import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { poolerPath } from "../../../scripts/lib/pooler.mjs";

const STARTS_WITHIN_MS = 10_000;

interface PoolerSettings {
  readonly port: number;
  readonly databasePort: number;
  readonly user: string;
  readonly password: string;
  /** Number of connections to the database, however many clients there are. */
  readonly poolSize: number;
}

/** A real PgBouncer in transaction mode, as platforms put in front of a database. */
export class Pooler {
  readonly #directory = mkdtempSync(join(tmpdir(), "willow-pooler-"));
  readonly #settings: PoolerSettings;
  #child: ChildProcess | null = null;
  #said = "";

  constructor(settings: PoolerSettings) {
    this.#settings = settings;
  }

  async start(): Promise<void> {
    // When started by root it switches to an unprivileged user, who has to be able to read its
    // settings.
    const isRoot = process.getuid?.() === 0;
    chmodSync(this.#directory, 0o755);
    const child = spawn(poolerPath() ?? "pgbouncer", [...(isRoot ? ["-u", "nobody"] : []), this.#write()], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    this.#child = child;
    child.stderr.on("data", (part: Buffer) => {
      this.#said += part;
    });
    const until = Date.now() + STARTS_WITHIN_MS;
    while (!(await this.#answers())) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`PgBouncer did not start:\n${this.#said}`);
      await pause(50);
    }
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child && child.exitCode === null) {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    }
    rmSync(this.#directory, { recursive: true, force: true });
  }

  #write(): string {
    const { port, databasePort, user, password, poolSize } = this.#settings;
    const users = join(this.#directory, "users.txt");
    writeFileSync(users, `"${user}" "${password}"\n`);
    const path = join(this.#directory, "pgbouncer.ini");
    writeFileSync(
      path,
      [
        "[databases]",
        `* = host=127.0.0.1 port=${databasePort}`,
        "[pgbouncer]",
        "listen_addr = 127.0.0.1",
        `listen_port = ${port}`,
        "unix_socket_dir =",
        "auth_type = scram-sha-256",
        `auth_file = ${users}`,
        "pool_mode = transaction",
        `default_pool_size = ${poolSize}`,
        "max_client_conn = 100",
        `stats_users = ${user}`,
        "",
      ].join("\n"),
    );
    return path;
  }

  #answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.#settings.port, "127.0.0.1");
      const say = (answers: boolean) => {
        socket.destroy();
        resolve(answers);
      };
      socket.once("connect", () => say(true));
      socket.once("error", () => say(false));
    });
  }
}
