import type { Severity } from "@/lib/crisis/constants";
import type { CrisisFlags } from "@/lib/crisis/crisis-flags";
import type { Section } from "./constants";

export interface PlanItem {
  readonly text: string;
  /** As it was typed; null where the step asks for none or none was given. */
  readonly phone: string | null;
}

/** Every step with its items in the person's order. */
export type PlanSections = { readonly [S in Section]: readonly PlanItem[] };

/** The plan as the API answers it. */
export interface SafetyPlan extends PlanSections {
  /**
   * ISO 8601, UTC; null while nothing was saved. Sent back with a change, it tells whether somebody
   * else was faster.
   */
  readonly updatedAt: string | null;
}

/** The answer to a change; `crisis_detected` opens the crisis dialog. */
export interface SavedPlan extends SafetyPlan, CrisisFlags {
  readonly severity: Severity;
}
