import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { eraseAgain } from "@/lib/across/your-data/erasure/erase-again";
import { inTransaction } from "@/lib/server/db";
import type { OperatorCtx } from "./command";

/**
 * Erases people again whom a restored backup brought back, before the service is opened
 * (docs/runbook-breach.md, "After a restore"). The file holds log lines or bare ids, one per line;
 * of log lines only the event "account-erased" counts. Can be run again.
 *
 *   npm run -s erase:again -- erased.log
 *   grep -h account-erased service-*.log | npm run -s erase:again -- /dev/stdin
 */
const USAGE = "Say which file holds the ids or the log lines: npm run -s erase:again -- FILE";
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export async function eraseAgainCommand(
  ctx: OperatorCtx,
  args: readonly string[],
): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error(USAGE);
  const ids = new Set(
    (await readFile(file, "utf8")).split("\n").flatMap((line) => idIn(line.trim()) ?? []),
  );
  if (ids.size === 0) throw new Error("No id of an erased account stands in this file");
  let erased = 0;
  for (const id of ids)
    if (await inTransaction(ctx.db, (db) => eraseAgain({ ...ctx, db }, id))) erased += 1;
  console.log(`${ids.size} erased accounts named; ${erased} had come back and are erased again.`);
  return 0;
}

function idIn(line: string): string | null {
  if (ID.test(line)) return line;
  if (!line.startsWith("{")) return null;
  try {
    const { event, userId } = JSON.parse(line) as Record<string, unknown>;
    return event === "account-erased" && typeof userId === "string" && ID.test(userId)
      ? userId
      : null;
  } catch {
    return null;
  }
}
