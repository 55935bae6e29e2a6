import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { seedDemoPeople } from "./demo/seed";
import { seedPrograms } from "./programs";
import type { SeedCtx } from "./seed";
import { seedTherapyTypes } from "./therapy-types/seed";

interface Noun {
  readonly name: string;
  readonly seed: (ctx: SeedCtx) => Promise<void>;
}

const REFERENCE: readonly Noun[] = [
  { name: "therapy-types", seed: seedTherapyTypes },
  { name: "programs", seed: seedPrograms },
];
const DEMO: readonly Noun[] = [{ name: "demo-people", seed: seedDemoPeople }];

/** Changes whenever a seed does; one hash for all, because they lean on each other's ids. */
function sourcesHash(folder: string): string {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}

/**
 * Seeds what is new or changed and answers the names of the nouns it touched. Reference data belongs to every
 * installation, the demo people only where `demo` says so.
 */
export async function seedAll(ctx: SeedCtx, { demo, folder }: { demo: boolean; folder: string }): Promise<string[]> {
  const hash = sourcesHash(folder);
  const stamps = await ctx.db.seedStamp.findMany({ where: { hash }, select: { name: true } });
  const applied = new Set(stamps.map(({ name }) => name));
  const due = [...REFERENCE, ...(demo ? DEMO : [])].filter(({ name }) => !applied.has(name));
  for (const { name, seed } of due) {
    await seed(ctx);
    await ctx.db.seedStamp.upsert({ where: { name }, create: { name, hash }, update: { hash, appliedAt: ctx.now } });
  }
  return due.map(({ name }) => name);
}
