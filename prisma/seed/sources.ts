import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";

const REFERENCE = ["therapy-types", "programs", "exercises"] as const;
const DEMO = ["demo-people"] as const;
export type Noun = (typeof REFERENCE | typeof DEMO)[number];

/**
 * The seeds in the order in which they run. Every installation gets the reference data; only the
 * demo gets the demo people.
 */
export const nounsOf = (demo: boolean): readonly Noun[] => [...REFERENCE, ...(demo ? DEMO : [])];

/** Seeded content that lives elsewhere, because the product also reads it at run time. */
const ELSEWHERE = [
  "../../lib/features/movement/library",
  "../../content/movement",
  "../../content/en/movement",
] as const;

/** Changes whenever a seed does. One hash for all, because seeds reference each other's ids. */
export function sourcesHash(folder: string): string {
  const hash = createHash("sha256");
  for (const place of [folder, ...ELSEWHERE.map((path) => join(folder, path))]) {
    const files = readdirSync(place, { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.(ts|json|yaml)$/.test(file),
    );
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(place, file)));
  }
  return hash.digest("hex");
}

/**
 * Loads none of the product's modules: loading them takes longest, and on nearly every start
 * there's nothing to do.
 */
export async function isUpToDate(
  url: string,
  folder: string,
  { demo }: { demo: boolean },
): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  await client.connect();
  try {
    const names = nounsOf(demo);
    const { rowCount } = await client.query(
      "SELECT 1 FROM seed_stamps WHERE hash = $1 AND name = ANY ($2)",
      [sourcesHash(folder), names],
    );
    return rowCount === names.length;
  } finally {
    await client.end();
  }
}
