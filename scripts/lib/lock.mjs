import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { readJson } from "./files.mjs";
import { isAlive, recordOf } from "./processes.mjs";

function take(path) {
  try {
    const file = openSync(path, "wx");
    writeSync(file, JSON.stringify(recordOf(process.pid)));
    closeSync(file);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

/**
 * Runs `work` while no other process of this machine does so under the same lock file; outlives
 * killed holders.
 */
export async function withLock(path, work) {
  let unreadable = 0;
  while (!take(path)) {
    const holder = readJson(path);
    // Between its creation and its first bytes a lock is empty for a moment.
    unreadable = holder ? 0 : unreadable + 1;
    if (unreadable > 10 || (holder && !isAlive(holder))) rmSync(path, { force: true });
    await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}
