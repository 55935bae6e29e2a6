import type { Audience } from "@/lib/shared/audience";

/** A scripted person's lines in one language; they never contain the guide's own words. */
export interface LanguagePerson {
  /** Three messages of talk before the request for the thought record. */
  readonly opening: Record<Audience, readonly [string, string, string]>;
  /**
   * Situation, thought, feeling with strength, evidence for, evidence against, fairer thought,
   * strength again.
   */
  readonly record: Record<Audience, readonly [string, string, string, string, string, string, string]>;
  readonly afterwards: string;
  readonly areYouAPerson: readonly string[];
  readonly dontKnow: string;
  /** Ways to leave an exercise: a bare no, a stop, a wish for something else. */
  readonly leave: readonly [string, string, string];
  /** Starts like a way to leave but is an answer. */
  readonly noLeaving: readonly string[];
  /** Twenty messages of talk in which no exercise is accepted. */
  readonly twenty: readonly string[];
}
