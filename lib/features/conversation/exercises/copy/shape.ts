import type { PaceName, Phase } from "../constants";

/**
 * Words around the interactive exercises, in the person's language. They also appear inside the
 * crisis dialog, so its rules apply: no emoji, no exclamation mark, no praise. `{n}`,
 * `{total}` and `{seconds}` are filled in.
 */
export interface ExerciseCopy {
  readonly breathing: {
    readonly title: string;
    readonly hint: string;
    readonly lead: string;
    readonly choose: string;
    readonly paces: Partial<Record<PaceName, string>>;
    readonly phases: Record<Phase, string>;
    readonly count: string;
    readonly done: string;
  };
  readonly grounding: {
    readonly title: string;
    readonly lead: string;
    readonly count: string;
    /** Confirms one thing seen, touched, heard, smelled or tasted. */
    readonly found: string;
    readonly next: string;
    readonly back: string;
    readonly finish: string;
    readonly done: string;
  };
  readonly begin: string;
  readonly stop: string;
  readonly again: string;
  readonly close: string;
}
