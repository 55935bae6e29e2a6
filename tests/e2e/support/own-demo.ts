import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";

const root = `${__dirname}/../../..`;

/**
 * A demo of its own beside the one of the run: a test may stop it and start it again; its data
 * stay.
 */
export class OwnDemo {
  readonly base: string;
  private child: ChildProcess | null = null;

  constructor(
    private readonly port: number,
    private readonly directory: string,
    private readonly settings: Readonly<Record<string, string>> = {},
  ) {
    this.base = `http://localhost:${port}`;
  }

  async start(): Promise<void> {
    const env = { ...process.env, ...this.settings, PORT: String(this.port), DATA_DIR: this.directory };
    const child = spawn(process.execPath, ["scripts/demo.mjs"], {
      cwd: root,
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.child = child;
    // Read to its end: what nobody reads any more would end whoever goes on to write it.
    let said = "";
    await new Promise<void>((ready, failed) => {
      child.stdout.on("data", (part: Buffer) => {
        said += part;
        if (said.includes("Willow is ready")) ready();
      });
      child.once("exit", () => failed(new Error(`The demo did not start:\n${said}`)));
    });
  }

  /** Ends the whole demo; afterwards nothing answers at its address. */
  async stop(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }

  forget(): void {
    rmSync(`${root}/${this.directory}`, { recursive: true, force: true });
  }
}
