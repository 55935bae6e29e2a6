import type { AgeGroup } from "@/lib/shared/audience";
import type { Language } from "@/lib/shared/languages";

/** An approach as anybody signed in may see it: never its system prompt (API-18, API-19). */
export interface TherapyTypeSummary {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly category: string;
  readonly description: string;
  readonly ageGroups: readonly AgeGroup[];
}

/** What stands in the form: texts as typed, nothing converted yet. */
export interface Answers {
  readonly age: string;
  readonly language: Language;
  readonly parentEmail: string;
  readonly culturalBackground: string;
  readonly religion: string;
  readonly therapyGoals: string;
  readonly preferredTherapyTypes: readonly string[];
  readonly acceptTerms: boolean;
  readonly acceptMedicalDisclaimer: boolean;
}

export type Step = 1 | 2 | 3;
export type FieldErrors = Readonly<Partial<Record<keyof Answers, string>>>;
