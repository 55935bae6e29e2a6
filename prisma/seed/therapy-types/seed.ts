import { isDeepStrictEqual } from "node:util";
import { seedCatalogue } from "../catalogue";
import { type SeedCtx, seedId } from "../seed";
import type { Approach } from "./approach";
import { COGNITIVE } from "./cognitive";
import { MINDFUL } from "./mindful";
import { RELATIONAL } from "./relational";

export const APPROACHES: readonly Approach[] = [...COGNITIVE, ...MINDFUL, ...RELATIONAL];

export const approachId = (shortName: string): string => seedId("therapy-type", shortName);

const KEPT = [
  "name",
  "description",
  "techniques",
  "conditions",
  "ageGroups",
  "systemPrompt",
] as const;

/**
 * An approach that staff have switched off and on has versions. A release's update then becomes a
 * version too, so that the newest version is always the active one and can be restored (decision
 * 0041).
 */
async function keepShippedState(
  { db, now }: SeedCtx,
  shipped: { id: string } & Approach,
): Promise<void> {
  const [last] = await db.therapyTypeVersion.findMany({
    where: { therapyTypeId: shipped.id },
    orderBy: { version: "desc" },
    take: 1,
    select: { version: true, content: true },
  });
  if (
    !last ||
    typeof last.content !== "object" ||
    last.content === null ||
    Array.isArray(last.content)
  )
    return;
  const before = last.content;
  const content = Object.fromEntries(KEPT.map((field) => [field, shipped[field]]));
  if (KEPT.every((field) => isDeepStrictEqual(before[field], shipped[field]))) return;
  await db.therapyTypeVersion.create({
    data: {
      therapyTypeId: shipped.id,
      version: last.version + 1,
      content: { ...before, ...content },
      createdAt: now,
    },
  });
}

/** Staff decide whether an approach is offered (isActive); the seed never changes that. */
export async function seedTherapyTypes(ctx: SeedCtx): Promise<void> {
  const table = ctx.db.therapyType;
  await seedCatalogue(
    ctx,
    {
      name: "therapy-type",
      find: (id) => table.findUnique({ where: { id } }),
      insert: (row) => table.create({ data: row }),
      update: async ({ id, ...fields }) => {
        await table.update({ where: { id }, data: fields });
        await keepShippedState(ctx, { id, ...fields });
      },
    },
    APPROACHES.map((approach) => ({ id: approachId(approach.shortName), ...approach })),
  );
}
