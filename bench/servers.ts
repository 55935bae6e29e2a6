import { type ChildProcess, spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../scripts/lib/ports.mjs";
import { SERVER_MEMORY, serverCommand } from "../scripts/lib/server-command.mjs";
import { send } from "./call";

/** A server process and its startup time. */
export interface Server {
  readonly port: number;
  readonly pid: number;
  /** Milliseconds from its start to its first successful response. */
  readonly startUp: number;
  readonly stop: () => Promise<void>;
}

const NEXT = "node_modules/next/dist/bin/next";
/**
 * `PROFILE=DIR npm run bench -- --only=read` writes each server's CPU profile there, for a
 * browser's profiler.
 */
const PROFILING = process.env.PROFILE
  ? ["--cpu-prof", `--cpu-prof-dir=${process.env.PROFILE}`]
  : [];
const STARTED_WITHIN_MS = 60_000;

/**
 * Starts the service as `npm run demo` does, and as `npm start` does after checking the settings.
 */
export const startOurs = (settings: Record<string, string> = {}): Promise<Server> =>
  start(serverCommand, "/api/health", { ...SERVER_MEMORY, ...settings });

export const startBare = (): Promise<Server> =>
  start(
    (port) => [NEXT, "start", "bench/bare", "-p", port],
    "/api/row?id=00000000-0000-4000-8000-000000000000",
  );

export const startRaw = (): Promise<Server> => start(() => ["bench/raw/server.mjs"], "/");

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill();
});

async function start(
  args: (port: string) => string[],
  path: string,
  settings: Record<string, string> = {},
): Promise<Server> {
  const port = await freePort();
  // Logs to a file, as a deployed service does.
  const log = openSync(join(process.env.DATA_DIR ?? ".", "servers.log"), "a");
  const env = { ...process.env, PORT: String(port), ...settings };
  const started = performance.now();
  const child = spawn(process.execPath, [...PROFILING, ...args(String(port))], {
    env,
    stdio: ["ignore", log, log],
  });
  running.add(child);
  await untilAnswered(port, path, child);
  return {
    port,
    pid: child.pid ?? 0,
    startUp: performance.now() - started,
    stop: () => stop(child),
  };
}

async function untilAnswered(port: number, path: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + STARTED_WITHIN_MS;
  while (performance.now() < end && child.exitCode === null) {
    const answer = await send({ port, path }).catch(() => null);
    if (answer?.status === 200) return;
    await pause(20);
  }
  throw new Error(`${path} was not answered; see servers.log`);
}

async function stop(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

/** The process's current memory (MB); Linux. */
export function residentMegabytes({ pid }: Pick<Server, "pid">): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}
