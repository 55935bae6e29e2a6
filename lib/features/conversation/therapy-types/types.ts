import type { AgeGroup } from "@/lib/shared/audience";
import type { TypeContent } from "./schema";

/** An approach as anyone signed in may see it: never its system prompt (API-18, API-19). */
export interface TherapyTypeSummary {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly category: string;
  readonly description: string;
  readonly ageGroups: readonly AgeGroup[];
}

/** An approach as staff see it. */
export interface StaffTherapyType extends TherapyTypeSummary {
  readonly techniques: readonly string[];
  readonly conditions: readonly string[];
  readonly isActive: boolean;
  readonly systemPrompt: string;
  /** 1 until someone changes it. */
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: Date | string | null;
}

/** One version of an approach. */
export interface TypeVersionView {
  readonly version: number;
  readonly content: TypeContent;
  /** Null for the original state, and if the account is gone. */
  readonly by: string | null;
  readonly at: Date | string;
}
