import type { Audience } from "@/lib/shared/audience";
import { exerciseById } from "./library/library";
import type { Exercise, StoredExercise } from "./types";

/**
 * A stored exercise plus the library's data beyond its columns: figure and dose, and for children a
 * name and steps in their own words.
 */
export function presentExercise(row: StoredExercise, audience: Audience): Exercise {
  const known = exerciseById(row.id);
  const child = audience === "child" ? known : undefined;
  return {
    ...row,
    slug: known?.slug ?? null,
    name: child?.childName ?? row.name,
    instructions: child?.childInstructions?.join("\n") ?? row.instructions,
    alsoTargets: known?.alsoTargets ?? [],
    dose: known?.dose ?? null,
    perSide: known?.perSide ?? false,
    createdAt: row.createdAt.toISOString(),
  };
}
