import type { Log, LogFields } from "@/lib/ports/log";

type Level = "info" | "warn" | "error";

/**
 * So much of a write to a pipe stays whole where several processes share it (POSIX, PIPE_BUF); a
 * line has few signs beyond ASCII.
 */
const WHOLE = 4_000;

/**
 * One for the process, whichever of the server's bundles writes; null until a server says that it
 * gathers lines.
 */
const kept = globalThis as { willowLines?: { held: string } };

function release(): void {
  const lines = kept.willowLines;
  if (!lines?.held) return;
  const { held } = lines;
  lines.held = "";
  process.stdout.write(held);
}

/**
 * For a server: what happened in one turn of the event loop leaves in one write from now on, at the
 * latest when the process ends. A write for each line was a twentieth of what a poll costs.
 */
export function gatherLines(): void {
  if (kept.willowLines) return;
  kept.willowLines = { held: "" };
  process.once("exit", release);
}

function say(line: string): void {
  const lines = kept.willowLines;
  if (!lines) {
    process.stdout.write(line);
    return;
  }
  if (lines.held.length + line.length > WHOLE) release();
  if (!lines.held) setImmediate(release);
  lines.held += line;
}

/** What went wrong is written at once: the process may be about to end. */
function write(level: Level, event: string, fields: LogFields): void {
  const line = `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`;
  if (level === "info") say(line);
  else process.stderr.write(line);
}

interface Described {
  readonly name: string;
  readonly code?: string;
  readonly at?: string;
}

/**
 * A frame ends in a place in a file; a quoted line that merely begins with "at" does not pass for
 * one.
 */
const FRAME = /^\s+at .*:\d+:\d+\)?$/;

/**
 * An error's message may quote what a person wrote (a database error quotes values), so only its
 * name, code and the place in our code are kept.
 */
function factsOf(error: unknown): Described {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const at = error.stack
    ?.split("\n")
    .find((line) => FRAME.test(line))
    ?.trim();
  return { name: error.name, code, at };
}

/** One JSON line an event, on standard output or error. */
export const createLog = (requestId?: string): Log => ({
  info: (event, fields = {}) => write("info", event, { requestId, ...fields }),
  warn: (event, fields = {}) => write("warn", event, { requestId, ...fields }),
  error: (event, error, fields = {}) => {
    const { name, code, at } = factsOf(error);
    write("error", event, { requestId, error: name, errorCode: code, at, ...fields });
  },
});
