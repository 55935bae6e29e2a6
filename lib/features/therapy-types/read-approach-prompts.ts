import type { Ctx } from "@/lib/ports/context";
import { suitsAge } from "./policy";
import { findActivePrompts } from "./repository";

interface Chosen {
  readonly ids: readonly string[];
  /** In whole years; without it nothing is known to suit. */
  readonly age: number | null;
}

/**
 * Names and system prompts of the chosen approaches, as far as they are still active and still made for this age: staff may
 * take an approach from an age group after somebody chose it. For the guide's turn only.
 */
export async function readApproachPrompts(
  ctx: Ctx,
  { ids, age }: Chosen,
): Promise<{ name: string; systemPrompt: string }[]> {
  if (ids.length === 0 || age === null) return [];
  const active = await findActivePrompts(ctx, ids);
  return active.flatMap(({ ageGroups, ...approach }) => (suitsAge({ ageGroups }, age) ? [approach] : []));
}
