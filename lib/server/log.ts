import type { Log, LogFields } from "@/lib/ports/log";

type Level = "info" | "warn" | "error";

/**
 * Pipe writes up to this size aren't split when processes share the pipe (POSIX, PIPE_BUF). Log
 * lines are almost all ASCII, so characters roughly equal bytes.
 */
const WHOLE = 4_000;

/** Shared by all of the server's bundles in the process. Null until a server turns on batching. */
const kept = globalThis as { willowLines?: { held: string } };

function release(): void {
  const lines = kept.willowLines;
  if (!lines?.held) return;
  const { held } = lines;
  lines.held = "";
  process.stdout.write(held);
}

/**
 * Batches log lines from now on: those from one turn of the event loop go out in a single write, at
 * the latest when the process exits. For servers, where one write per line was a twentieth of a
 * poll's cost.
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

/** Writes one line. Warnings and errors aren't batched, because the process may be about to end. */
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
 * A stack frame ends with a position in a file. A quoted line that merely starts with "at" doesn't.
 */
const FRAME = /^\s+at .*:\d+:\d+\)?$/;

/**
 * An error's message may quote what a person wrote (a database error quotes values), so we keep
 * only its name, code, and position in our code.
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

/** Writes one JSON line per event to standard output or error. */
export const createLog = (requestId?: string): Log => ({
  info: (event, fields = {}) => write("info", event, { requestId, ...fields }),
  warn: (event, fields = {}) => write("warn", event, { requestId, ...fields }),
  error: (event, error, fields = {}) => {
    const { name, code, at } = factsOf(error);
    write("error", event, { requestId, error: name, errorCode: code, at, ...fields });
  },
});
