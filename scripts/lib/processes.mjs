import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { whenEnding } from "./ending.mjs";
import { readJson, writeWhole } from "./files.mjs";
import { inRoot } from "./paths.mjs";
import { birthOf } from "./process-table.mjs";

export const isAlive = (record) => record?.pid > 0 && birthOf(record.pid) === record.birth;

export const recordOf = (pid, more = {}) => ({ pid, birth: birthOf(pid), ...more });

/** Waits until `done` returns something truthy, and returns that; undefined after the timeout. */
export async function until(done, milliseconds, step = 50) {
  const end = Date.now() + milliseconds;
  for (;;) {
    const answer = await done();
    if (answer || Date.now() >= end) return answer || undefined;
    await pause(step);
  }
}

export function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/**
 * Ends the process named in one of our records: asks first, insists after `patience` milliseconds.
 */
export async function endRecorded(
  record,
  { ask = "SIGTERM", insist = "SIGKILL", patience = 8000 } = {},
) {
  if (!isAlive(record)) return;
  signal(record.pid, ask);
  if (await until(() => !isAlive(record), patience)) return;
  signal(record.pid, insist);
  await until(() => !isAlive(record), patience);
}

/**
 * Arguments and settings that make a Node process exit when this one is killed; it needs an "ipc"
 * channel to us.
 */
export const dyingWithUs = () => ({
  args: ["--import", inRoot("scripts/lib/die-with-parent.mjs")],
  env: { WILLOW_PARENT: String(process.pid) },
});

/**
 * Keeps a Node script running until `stop` is called: it's restarted when it dies, with a growing
 * delay if it dies at once. Through `recordPath` the next start finds it if this process was
 * killed.
 */
export function keepRunning({ name, args, env, recordPath, note }) {
  let child;
  let stopping = false;
  let quickDeaths = 0;

  const start = () => {
    const startedAt = Date.now();
    const bond = dyingWithUs();
    // Its own process group keeps the terminal's Ctrl-C away from it, so that we can stop things in
    // order.
    child = spawn(process.execPath, [...bond.args, ...args], {
      cwd: inRoot(),
      env: { ...env, ...bond.env },
      detached: true,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    writeWhole(recordPath, JSON.stringify(recordOf(child.pid, { name })));
    child.once("exit", async (code, reason) => {
      if (stopping) return;
      quickDeaths = Date.now() - startedAt < 5000 ? quickDeaths + 1 : 0;
      note(`${name} ended (${reason ?? code}); starting it again.`);
      await pause(Math.min(200 * 2 ** quickDeaths, 10_000));
      if (!stopping) start();
    });
  };
  start();

  return {
    get pid() {
      return child.pid;
    },
    async stop() {
      stopping = true;
      if (child.exitCode === null && child.signalCode === null)
        await endRecorded(recordOf(child.pid));
      rmSync(recordPath, { force: true });
    },
  };
}

/** Ends the process an earlier start left behind under this record. */
export async function endLeftover(recordPath) {
  await endRecorded(readJson(recordPath));
  rmSync(recordPath, { force: true });
}

/**
 * Runs a command to its end and returns its exit code. It ends with us, together with everything it
 * started.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "inherit", "inherit"],
      detached: true,
      ...options,
    });
    const forget = whenEnding(() => signal(-child.pid, "SIGTERM") || signal(child.pid, "SIGTERM"));
    child.once("error", reject);
    child.once("exit", (code, reason) => {
      forget();
      resolve(reason ? 1 : code);
    });
  });
}
