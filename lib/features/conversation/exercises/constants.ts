/** The default length of every list of the service (contract 5). */
export const MAX_FINISHED_LISTED = 100;

/** Exercises with a screen of their own. The guide leads the ones done in words. */
export const INTERACTIVE = ["breathing", "grounding"] as const;
export type Interactive = (typeof INTERACTIVE)[number];

/** The approach each comes from, by its short name among the therapy types. */
export const APPROACH_OF: Record<Interactive, string> = { breathing: "MBCT", grounding: "DBT" };

/** Whole seconds. `hold` and `rest` are the pauses after breathing in and out. */
export interface Pace {
  readonly in: number;
  readonly hold: number;
  readonly out: number;
  readonly rest: number;
  /** Breaths until it ends by itself, after about a minute. */
  readonly breaths: number;
}

/**
 * "slow": about six breaths a minute with a longer exhale, the pace at which heart rate and breath
 * swing together (Lehrer and Gevirtz, Frontiers in Psychology 5 (2014) 756). "box": four even
 * sides. "feather" and "star" are shorter for smaller lungs. Nobody is asked to hold their breath
 * for longer than four seconds.
 */
export const PACES = {
  slow: { in: 4, hold: 0, out: 6, rest: 0, breaths: 6 },
  box: { in: 4, hold: 4, out: 4, rest: 4, breaths: 4 },
  feather: { in: 3, hold: 0, out: 5, rest: 0, breaths: 6 },
  star: { in: 3, hold: 1, out: 4, rest: 0, breaths: 5 },
} as const satisfies Record<string, Pace>;
export type PaceName = keyof typeof PACES;

/** The first one is the default. */
export const PACES_FOR = {
  adult: ["slow", "box"],
  child: ["feather", "star"],
} as const satisfies Record<string, readonly PaceName[]>;

export const PHASES = ["in", "hold", "out", "rest"] as const;
export type Phase = (typeof PHASES)[number];

/** Key of the list of finished exercises; joined, its parts form the URL (API-06). */
export const finishedExercisesKey = ["/api/exercises/finished"] as const;
