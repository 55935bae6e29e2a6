import type { Language } from "@/lib/shared/languages";

/** The form's contents: text as typed, with nothing converted yet. */
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
