import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";

const root = `${__dirname}/../../..`;

/** A second demo next to the run's own, which a test may stop and restart; its data is kept. */
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
    // Read the output to its end: a closed pipe would kill the process on its next write.
    let said = "";
    await new Promise<void>((ready, failed) => {
      child.stdout.on("data", (part: Buffer) => {
        said += part;
        if (said.includes("Willow is ready")) ready();
      });
      child.once("exit", () => failed(new Error(`The demo did not start:\n${said}`)));
    });
  }

  /** Ends the whole demo; afterward nothing answers at its address. */
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
