/** What a second reader makes of one text, in labels of its own choosing: the asker accepts only those that it knows. */
export interface Concern {
  readonly kind: string;
  readonly severity: string;
}

/**
 * Reads a text beside the crisis detector. It may only raise what the detector found: no answer, a late one, and
 * "nothing" all mean the same. Nothing that it says is shown to anybody.
 */
export interface SecondOpinion {
  /** @returns the concerns it sees, none when it is unreachable, refuses or answers out of form; never throws */
  read(text: string, signal: AbortSignal): Promise<readonly Concern[]>;
}
