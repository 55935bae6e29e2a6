import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { demoEnvironment } from "../../../scripts/lib/demo-environment.mjs";
import { serverCommand } from "../../../scripts/lib/server-command.mjs";
import { DATA_DIR, databaseAddress, PORT } from "./demo";

const root = `${__dirname}/../../..`;
const DYING_WITH_US = ["--import", "./scripts/lib/die-with-parent.mjs"];
const STARTS_WITHIN_MS = 60_000;

/**
 * One more web server next to the run's demo, with the same database and secrets, so that a sign-in
 * on one counts on the other.
 */
export class Instance {
  private child: ChildProcess | null = null;

  constructor(
    private readonly port: number,
    /** The public address of the service. */
    private readonly address: string,
  ) {}

  async start(build: string): Promise<void> {
    const secrets = JSON.parse(readFileSync(join(DATA_DIR, "secrets.json"), "utf8"));
    const data = { secrets, directory: DATA_DIR };
    const env = {
      ...demoEnvironment(process.env, { port: this.port, data, databaseUrl: databaseAddress() }),
      APP_URL: this.address,
      OIDC_ISSUER: `http://localhost:${PORT + 1}`,
      NODE_ENV: "production" as const,
      BUILD_DIR: build,
      // Ends this server with the test process, even if no one stops it.
      WILLOW_PARENT: String(process.pid),
    };
    const child = spawn(process.execPath, [...DYING_WITH_US, ...serverCommand(this.port)], {
      cwd: root,
      env,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.child = child;
    const end = Date.now() + STARTS_WITHIN_MS;
    while (!(await this.isWell())) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(`The build in ${build} is not served.`);
      await pause(100);
    }
  }

  private async isWell(): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/api/health`).catch(() => null);
    await answer?.body?.cancel();
    return answer?.ok ?? false;
  }

  /** Kills it at once: open tabs would delay a normal shutdown, and the database isn't its own. */
  async stop(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
}
