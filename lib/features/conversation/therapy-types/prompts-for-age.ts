import { suitsAge } from "./policy";
import type { TypeContent } from "./schema";

export type ActivePrompt = Pick<TypeContent, "name" | "systemPrompt" | "ageGroups">;

/**
 * Names and system prompts of the chosen approaches that still suit this age (in whole years;
 * without one, none do): staff may remove an age group after someone chose the approach. For the
 * guide only.
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
