import { LIBRARY } from "@/lib/features/movement/library/library";
import { seedCatalogue } from "./catalogue";
import type { SeedCtx } from "./seed";

/**
 * The library's copy in the database, which routines and sessions reference (DATA-10, PHYS-13). The
 * text columns have the adults' wording; children read theirs from the library. No videos: nothing
 * is loaded from other hosts (decision 0013).
 */
export const EXERCISE_ROWS = LIBRARY.map((exercise) => ({
  id: exercise.id,
  name: exercise.name,
  category: exercise.category,
  targetArea: exercise.targetArea,
  difficulty: exercise.difficulty,
  duration: exercise.duration,
  instructions: exercise.instructions.join("\n"),
  precautions: exercise.precautions,
  benefits: [...exercise.benefits],
  equipment: [...exercise.equipment],
  modifications: exercise.modifications,
  imageUrl: `/api/pt/figures/${exercise.slug}`,
  isChildFriendly: exercise.isChildFriendly,
}));

export async function seedExercises(ctx: SeedCtx): Promise<void> {
  const table = ctx.db.exercise;
  await seedCatalogue(
    ctx,
    {
      name: "exercise",
      find: (id) => table.findUnique({ where: { id } }),
      insert: (row) => table.create({ data: row }),
      update: ({ id, ...fields }) => table.update({ where: { id }, data: fields }),
    },
    EXERCISE_ROWS,
  );
}
