import { closeSync, openSync, readSync, statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import { z } from "zod";
import { answered, type Target } from "../load";

/** One statement of a call, and its work in the database. */
export interface Statement {
  readonly text: string;
  /** Number of 8 KiB blocks it touched. */
  readonly blocks: number;
  readonly milliseconds: number;
  /** Large tables it scanned sequentially. */
  readonly walked: readonly string[];
}

/** Tables with at least this many rows must not be scanned. */
const LARGE = 5_000;
/** A statement that touches more blocks than this is listed. */
const MANY_BLOCKS = 500;
const SETTLE_MS = 300;
const TIMES = 2;

/** Makes new connections log every plan as executed; without values, as always. */
export async function explainAll(db: Client, database: string): Promise<void> {
  const settings = {
    session_preload_libraries: "auto_explain",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_analyze": "on",
    "auto_explain.log_buffers": "on",
    "auto_explain.log_format": "json",
    "auto_explain.log_parameter_max_length": "0",
  };
  for (const [name, value] of Object.entries(settings)) {
    await db.query(`ALTER DATABASE ${database} SET ${name} = '${value}'`);
  }
}

export async function largeTables(db: Client): Promise<ReadonlySet<string>> {
  const { rows } = await db.query(
    "SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples >= $1",
    [LARGE],
  );
  return new Set(rows.map(({ relname }) => String(relname)));
}

const node = z.looseObject({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Shared Hit Blocks": z.number().default(0),
  "Shared Read Blocks": z.number().default(0),
  "Actual Total Time": z.number().default(0),
  get Plans() {
    return z.array(node).default([]);
  },
});
type Node = z.output<typeof node>;
const logged = z.object({ "Query Text": z.string(), Plan: node });

const walkedIn = (plan: Node, large: ReadonlySet<string>): string[] => {
  const name = plan["Relation Name"] ?? "";
  const here = plan["Node Type"] === "Seq Scan" && large.has(name) ? [name] : [];
  return [...here, ...plan.Plans.flatMap((below) => walkedIn(below, large))];
};

/** The log has each plan as "plan:" followed by JSON whose lines begin with a tab. */
function statementsIn(log: string, large: ReadonlySet<string>): Statement[] {
  return [...log.matchAll(/ plan:\n((?:\t.*\n)+)/g)].map(([, json = ""]) => {
    const { "Query Text": text, Plan: plan } = logged.parse(JSON.parse(json));
    return {
      text: text.replace(/\s+/g, " ").trim(),
      blocks: plan["Shared Hit Blocks"] + plan["Shared Read Blocks"],
      milliseconds: plan["Actual Total Time"],
      walked: [...new Set(walkedIn(plan, large))],
    };
  });
}

function readFrom(path: string, start: number): string {
  const bytes = Buffer.alloc(statSync(path).size - start);
  const file = openSync(path, "r");
  readSync(file, bytes, 0, bytes.length, start);
  closeSync(file);
  return bytes.toString("utf8");
}

/** The statements of a call that has been warmed up once. */
export async function statementsOf(
  target: Target,
  log: string,
  large: ReadonlySet<string>,
): Promise<Statement[]> {
  await answered(target);
  await pause(SETTLE_MS);
  const start = statSync(log).size;
  for (let time = 0; time < TIMES; time += 1) await answered(target);
  await pause(SETTLE_MS);
  const byText = new Map(statementsIn(readFrom(log, start), large).map((one) => [one.text, one]));
  return [...byText.values()];
}

export const isNamed = ({ blocks, walked }: Statement): boolean =>
  walked.length > 0 || blocks > MANY_BLOCKS;
