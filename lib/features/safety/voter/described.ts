import type { CrisisKind, Severity } from "../constants";
import type { Features } from "./features";
import { CRISIS_KINDS, type Model, STEPS_UP, smallScore } from "./model";

export interface Vote {
  readonly kind: CrisisKind;
  readonly severity: Exclude<Severity, "none">;
  /** Somebody close may be the danger, whatever kind is likeliest: then no guardian is told (contract 8). */
  readonly mayBeAbuse: boolean;
}

/** Of the abuse that only the voter heard in unseen texts, 96 % lay above this, and one in seven of the other dangers. */
const ABUSE_FLOOR = -0.5;

/** What kind of danger, and how urgent: the steps are climbed while each is likelier than not. */
export function described(model: Model, features: Features): Vote {
  const scores = model.kinds.map((table) => smallScore(table, features));
  const kind = CRISIS_KINDS[scores.indexOf(Math.max(...scores))] ?? "suicide";
  const climbed = model.steps.findIndex((table) => smallScore(table, features) < 0);
  const severity = STEPS_UP[(climbed === -1 ? STEPS_UP.length : climbed) - 1] ?? "low";
  const mayBeAbuse = (scores[CRISIS_KINDS.indexOf("abuse")] ?? 0) > ABUSE_FLOOR;
  return { kind, severity, mayBeAbuse };
}
