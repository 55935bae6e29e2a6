import type { AgeGroup } from "@/lib/shared/audience";

/** An approach as anybody signed in may see it: never its system prompt (API-18, API-19). */
export interface TherapyTypeSummary {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly category: string;
  readonly description: string;
  readonly ageGroups: readonly AgeGroup[];
}
