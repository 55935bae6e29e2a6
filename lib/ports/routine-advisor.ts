/** An exercise the advisor may swap in. `slug` is its name in the library. */
interface AdvisorCandidate {
  readonly slug: string;
  readonly name: string;
  readonly phases: readonly string[];
  readonly targetArea: string;
  readonly category: string;
  readonly difficulty: string;
  readonly position: string;
}

/**
 * The advisor's input: the wish and the choices, but nothing about the person. Pain, conditions and
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
 * Can reorder a planned routine, swap in other candidates, and explain more kindly why each
 * exercise is there. The caller checks the answer against every rule of the plan, and keeps the
 * plan if it fails.
 */
export interface RoutineAdvisor {
  /** @throws if the advisor is unreachable, late, refuses or returns a malformed answer */
  advise(brief: AdvisorBrief, signal: AbortSignal): Promise<readonly AdvisedExercise[]>;
}
