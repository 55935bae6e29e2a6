import { seedCatalogue } from "../catalogue";
import { type SeedCtx, seedId } from "../seed";
import type { Approach } from "./approach";
import { COGNITIVE } from "./cognitive";
import { MINDFUL } from "./mindful";
import { RELATIONAL } from "./relational";

export const APPROACHES: readonly Approach[] = [...COGNITIVE, ...MINDFUL, ...RELATIONAL];

export const approachId = (shortName: string): string => seedId("therapy-type", shortName);

/** Whether an approach is offered (isActive) is staff's decision and never touched here. */
export async function seedTherapyTypes(ctx: SeedCtx): Promise<void> {
  const table = ctx.db.therapyType;
  await seedCatalogue(
    ctx,
    {
      name: "therapy-type",
      find: (id) => table.findUnique({ where: { id } }),
      insert: (row) => table.create({ data: row }),
      update: ({ id, ...fields }) => table.update({ where: { id }, data: fields }),
    },
    APPROACHES.map((approach) => ({ id: approachId(approach.shortName), ...approach })),
  );
}
