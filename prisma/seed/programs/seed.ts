import { seedCatalogue } from "../catalogue";
import { type SeedCtx, seedId } from "../seed";
import { FOR_ADULTS } from "./adults";
import { FOR_THE_BODY } from "./body";
import type { Programme } from "./programme";
import { FOR_TEENS_AND_ADULTS } from "./teens-and-adults";
import { FOR_THE_YOUNG } from "./young";

export const programId = (slug: string): string => seedId("program", slug);

export const PROGRAMS: readonly Programme[] = [
  ...FOR_ADULTS,
  ...FOR_TEENS_AND_ADULTS,
  ...FOR_THE_BODY,
  ...FOR_THE_YOUNG,
];

export function programme(slug: string): Programme {
  const found = PROGRAMS.find((one) => one.slug === slug);
  if (!found) throw new Error(`no programme ${slug}`);
  return found;
}

/**
 * Puts ages, sources and steps into `requirements`, as plain objects that the database can store.
 */
const rowOf = ({ slug, ageGroups, sources, modules, ...programme }: Programme) => ({
  id: programId(slug),
  ...programme,
  requirements: {
    ageGroups: [...ageGroups],
    sources: [...sources],
    modules: modules.map((module) => ({ ...module })),
  },
});

export async function seedPrograms(ctx: SeedCtx): Promise<void> {
  const table = ctx.db.program;
  await seedCatalogue(
    ctx,
    {
      name: "program",
      find: (id) => table.findUnique({ where: { id } }),
      insert: (row) => table.create({ data: row }),
      update: ({ id, ...fields }) => table.update({ where: { id }, data: fields }),
    },
    PROGRAMS.map(rowOf),
  );
}
