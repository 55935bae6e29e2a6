import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";

/** Writes a file atomically: after a crash either the old or the new content is there. */
export function writeWhole(path, text, mode = 0o644) {
  const draft = `${path}.${process.pid}.tmp`;
  const file = openSync(draft, "w", mode);
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
}

/** The parsed file, or undefined if it's missing or not JSON. */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
