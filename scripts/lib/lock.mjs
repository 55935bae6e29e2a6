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
 * Runs `work` while no other process on this machine does so under the same lock file; a killed
 * holder's lock is removed.
 */
export async function withLock(path, work) {
  let unreadable = 0;
  while (!take(path)) {
    const holder = readJson(path);
    // A new lock file is empty for a moment, until its first bytes are written.
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
