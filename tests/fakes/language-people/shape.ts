import type { Audience } from "@/lib/shared/audience";

/** What a scripted person says in one language; the guide's own words are never part of it. */
export interface LanguagePerson {
  /** Three messages of talk, before the thought record is asked for. */
  readonly opening: Record<Audience, readonly [string, string, string]>;
  /** Situation, thought, feeling with strength, for, against, fairer thought, strength again. */
  readonly record: Record<Audience, readonly [string, string, string, string, string, string, string]>;
  readonly afterwards: string;
  readonly areYouAPerson: readonly string[];
  readonly dontKnow: string;
  /** Ways to leave an exercise: a bare no, a stop, a wish for something else. */
  readonly leave: readonly [string, string, string];
  /** Begins like a way to leave, and is an answer. */
  readonly noLeaving: readonly string[];
  /** Twenty messages of talk in which nothing is taken up. */
  readonly twenty: readonly string[];
}
