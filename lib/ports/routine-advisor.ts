/** An alternative exercise, as the advisor sees it. `slug` is its name in the library. */
export interface AdvisorCandidate {
  readonly slug: string;
  readonly name: string;
  readonly phases: readonly string[];
  readonly targetArea: string;
  readonly category: string;
  readonly difficulty: string;
  readonly position: string;
}

/**
 * The advisor's input: the wish and the choices, nothing about the person. Pain, conditions and
 * history have already been applied in choosing the candidates.
 */
export interface AdvisorBrief {
  readonly minutes: number;
  readonly targetAreas: readonly string[];
  readonly goals: readonly string[];
  readonly difficulty: string;
  /** The routine as planned, in order. */
  readonly planned: readonly { readonly slug: string; readonly phase: string }[];
  readonly candidates: readonly AdvisorCandidate[];
}

export interface AdvisedExercise {
  readonly slug: string;
  readonly phase: string;
  readonly why: string;
}

/**
 * Can reorder a planned routine, swap exercises for other candidates, and explain more kindly why
 * each is there. The caller checks the answer against every rule of the plan, or else keeps the
 * plan.
 */
export interface RoutineAdvisor {
  /** @throws when the advisor is unreachable, late, refuses or returns a malformed answer */
  advise(brief: AdvisorBrief, signal: AbortSignal): Promise<readonly AdvisedExercise[]>;
}
