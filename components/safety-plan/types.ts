import type { PlanReadingCopy } from "@/lib/features/safety-plan/copy/schema";
import type { SafetyPlan } from "@/lib/features/safety-plan/types";
import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

/** Everything needed to show a plan on any page, in the person's language. */
export interface PlanKit {
  readonly audience: Audience;
  readonly language: SpokenLanguage;
  readonly copy: PlanReadingCopy;
  /** Null for a visitor. */
  readonly personId: string | null;
  /**
   * The plan's own page is open to them: until their age is known it leads to onboarding (contract
   * 8).
   */
  readonly canWrite: boolean;
  /** A parent hasn't agreed yet: the plan lives in this tab. */
  readonly tabOnly: boolean;
}

/**
 * The copy on this device. It includes its own texts and order, because `public/offline.js` reads
 * it without the application.
 */
export interface PlanCopy {
  readonly plan: SafetyPlan;
  readonly order: readonly string[];
  readonly title: string;
  readonly steps: PlanReadingCopy["steps"];
  readonly nothing: string;
}
