import { seedDemoPeople } from "./demo/seed";
import { seedExercises } from "./exercises";
import { seedPrograms } from "./programs/seed";
import type { SeedCtx } from "./seed";
import { type Noun, nounsOf, sourcesHash } from "./sources";
import { seedTherapyTypes } from "./therapy-types/seed";

const SEEDS: Record<Noun, (ctx: SeedCtx) => Promise<void>> = {
  "therapy-types": seedTherapyTypes,
  programs: seedPrograms,
  exercises: seedExercises,
  "demo-people": seedDemoPeople,
};

/** Seeds everything new or changed, and returns the names of the nouns it touched. */
export async function seedAll(
  ctx: SeedCtx,
  { demo, folder }: { demo: boolean; folder: string },
): Promise<Noun[]> {
  const hash = sourcesHash(folder);
  const stamps = await ctx.db.seedStamp.findMany({ where: { hash }, select: { name: true } });
  const due = nounsOf(demo).filter((noun) => !stamps.some(({ name }) => name === noun));
  for (const name of due) {
    await SEEDS[name](ctx);
    await ctx.db.seedStamp.upsert({
      where: { name },
      create: { name, hash },
      update: { hash, appliedAt: ctx.now },
    });
  }
  return due;
}
