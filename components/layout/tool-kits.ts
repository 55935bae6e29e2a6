import type { ExerciseKit } from "@/components/conversation/exercises/types";
import type { PlanKit } from "@/components/safety-plan/types";
import { crisisDialogCopy } from "@/lib/crisis/copy";
import { exerciseCopy } from "@/lib/features/conversation/exercises/copy";
import { planReadingCopy } from "@/lib/features/safety-plan/copy";
import { audienceOf } from "@/lib/shared/audience";
import { spokenLanguageOf } from "@/lib/shared/languages";
import type { Person } from "./types";

export interface ToolKits {
  readonly exercises: ExerciseKit;
  readonly plan: PlanKit;
}

/**
 * The tools' words for any page, in the person's language. Built on the server, which has all seven
 * languages.
 */
export function toolKits(person: Person | null): ToolKits {
  const audience = audienceOf(person);
  const language = spokenLanguageOf(person?.language);
  const { groundSteps, groundAfter } = crisisDialogCopy(language, audience);
  return {
    exercises: { audience, copy: exerciseCopy(language, audience), groundSteps, groundAfter },
    plan: {
      audience,
      language,
      copy: planReadingCopy(language, audience),
      personId: person?.id ?? null,
      canWrite: typeof person?.age === "number",
      tabOnly: person !== null && person.consent !== "not_needed" && person.consent !== "granted",
    },
  };
}
