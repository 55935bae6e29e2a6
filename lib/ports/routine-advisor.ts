/** An exercise that would also do, as the advisor sees it. `slug` is its name in the library. */
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
 * What an advisor is told: the wish and the choice, nothing about the person. Pain, conditions and
 * history have done their work before, in what is a candidate and what is not.
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
 * May put the exercises of a planned routine in a better order, swap some for other candidates, and
 * say more kindly why each is there. Whoever asks checks the answer against every rule of the plan
 * and otherwise keeps the plan.
 */
export interface RoutineAdvisor {
  /** @throws when it is unreachable, late, refuses or answers out of form */
  advise(brief: AdvisorBrief, signal: AbortSignal): Promise<readonly AdvisedExercise[]>;
}
