/**
 * Runs the crisis detector over a JSON Lines file of `{"id", "text", "context"?}` and prints
 * `{"id", "crisis_detected", "severity", "kind", "concern"}` for each; nothing else goes to
 * standard output (contract 2).
 */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { detectInConversation } from "@/lib/crisis/detect-in-conversation";

const USAGE = "usage: npm run -s crisis:eval -- FILE.jsonl";

async function main(file: string | undefined): Promise<void> {
  if (!file) throw new Error(USAGE);
  const lines = createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) {
    if (!line.trim()) continue;
    const { id, text, context = [] } = JSON.parse(line) as Sample;
    const before = context.findLast(isGuide)?.text;
    const earlier = context.filter((each) => !isGuide(each)).map((each) => each.text);
    const { crisis, severity, kind, concern } = await detectInConversation(
      earlier,
      text,
      before ? { before } : {},
    );
    process.stdout.write(
      `${JSON.stringify({ id, crisis_detected: crisis, severity, kind, concern })}\n`,
    );
  }
}

interface Line {
  readonly role: string;
  readonly text: string;
}

interface Sample {
  readonly id: string | number;
  readonly text: string;
  /** Earlier messages, oldest first. */
  readonly context?: readonly Line[];
}

const isGuide = ({ role }: Line): boolean => role === "guide" || role === "assistant";

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
