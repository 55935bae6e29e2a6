import type { CrisisKind } from "../constants";

/** The people a conversation is about lead to five paths. */
export const PATHS = ["self", "danger", "abuse", "body", "friend"] as const;
export type ReplyPath = (typeof PATHS)[number];

/**
 * The authored crisis texts of one language and audience. `{call}`, `{text}`, `{keyword}` and `{emergency}` are filled
 * from contacts.ts. Wording follows R-18: no emoji, exclamation or praise, at most three options with one recommended.
 */
export interface ReplyTexts {
  /** What the wording rests on. */
  readonly source: string;
  /** Empty until a clinician signs; nothing may claim a review that did not happen. */
  readonly reviewedBy: null;
  readonly acknowledge: Readonly<Record<CrisisKind, string>>;
  /** A direct question that does not invite a "no". */
  readonly ask: Readonly<Record<CrisisKind, string>>;
  readonly lines: string;
  readonly person: string;
  /** Abuse: an adult who does not live in the home (contract 8). */
  readonly safePerson: string;
  readonly now: Readonly<Record<ReplyPath, string>>;
  /** The next questions, one a turn; after the last the second comes again, never one text twice in a row. */
  readonly next: Readonly<Record<ReplyPath, readonly [string, string, string]>>;
  /**
   * What is asked in immediate danger, where the intent and the means are already on the table: never the method again.
   * `self`, one a turn: safe this minute and away from the means, who can come, what stands in the way of calling, staying.
   */
  readonly urgent: {
    readonly self: readonly [string, string, string, string];
    readonly danger: string;
    readonly friend: string;
  };
  readonly stillNow: string;
}

export const WORDING_SOURCE =
  "Own wording after the public guidance of 988 Lifeline (#BeThe1To: ask, be there, keep safe, connect, follow up) and safety.md";
