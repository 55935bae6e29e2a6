import type { Severity } from "@/lib/crisis/constants";
import type { CrisisFlags } from "@/lib/crisis/crisis-flags";
import type { Section } from "./constants";

export interface PlanItem {
  readonly text: string;
  /** As it was typed; null if the step has no phone field or none was given. */
  readonly phone: string | null;
}

/** Every step with its items in the person's own order. */
export type PlanSections = { readonly [S in Section]: readonly PlanItem[] };

/** The plan as the API returns it. */
export interface SafetyPlan extends PlanSections {
  /**
   * ISO 8601, UTC. Null until something is saved. The client sends it back with a change, so that
   * the server can refuse the change if another one was saved in the meantime.
   */
  readonly updatedAt: string | null;
}

/** The response to a change; `crisis_detected` opens the crisis dialog. */
export interface SavedPlan extends SafetyPlan, CrisisFlags {
  readonly severity: Severity;
}
