import { suitsAge } from "./policy";
import type { TypeContent } from "./schema";

export type ActivePrompt = Pick<TypeContent, "name" | "systemPrompt" | "ageGroups">;

/**
 * Names and system prompts of the chosen approaches, as far as they are still made for this age (in
 * whole years; without one nothing is known to suit): staff may take an approach from an age group
 * after somebody chose it. For the guide alone.
 */
export const promptsForAge = (
  active: readonly ActivePrompt[],
  age: number | null,
): { name: string; systemPrompt: string }[] =>
  age === null
    ? []
    : active.flatMap(({ ageGroups, ...approach }) =>
        suitsAge({ ageGroups }, age) ? [approach] : [],
      );
