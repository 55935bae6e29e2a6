/**
 * Runs the crisis detector over a file of JSON lines `{"id", "text"}` and prints for each
 * `{"id", "crisis_detected", "severity", "kind"}`; nothing else goes to standard output (contract 2).
 */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { detectCrisis } from "../lib/features/safety/detect";

const USAGE = "usage: npm run -s crisis:eval -- FILE.jsonl";

async function main(file: string | undefined): Promise<void> {
  if (!file) throw new Error(USAGE);
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    if (!line.trim()) continue;
    const { id, text } = JSON.parse(line) as { id: string | number; text: string };
    const { crisis, severity, kind } = detectCrisis(text);
    process.stdout.write(`${JSON.stringify({ id, crisis_detected: crisis, severity, kind })}\n`);
  }
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
