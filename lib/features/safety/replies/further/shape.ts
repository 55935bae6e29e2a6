import type { Pool } from "../pool";

/** Steps that one situation needs of its own. */
export interface FurtherSteps {
  /** Standing where one can fall or be struck: asked until the person has come away. */
  readonly place: Pool;
  /** Somebody came to mind: reaching them for oneself, in immediate danger, and for a friend at risk. */
  readonly reach: readonly [own: string, urgent: string, friend: string];
  /** What was done or prepared before: the last level of the C-SSRS screener (own wording). */
  readonly before: Pool;
}

/** Sentences that one situation needs of its own. */
export interface FurtherEchoes {
  /** Standing at such a place: away from it, live help, company. */
  readonly placeNow: string;
  /** A friend at risk: whom to ask what to do, and who else should know. */
  readonly friendLines: string;
  readonly friendPerson: string;
  /** What could be used was moved, and is still near. */
  readonly partly: string;
  /** An overdose, and "I feel fine". */
  readonly feelsFine: string;
  /** Abuse: "he says it is our secret". */
  readonly mayTell: string;
  /** Harm by somebody: the line that is there for it. To adults with a word about a safe phone (thehotline.org, "Internet safety"). */
  readonly abuseLines: string;
  /** Sexual violence has a line of its own. */
  readonly assaultLine: string;
  /** A grip on the throat: seen by a doctor today, also without marks (Training Institute on Strangulation Prevention). */
  readonly throat: string;
  /** "I have made up my mind." */
  readonly decided: string;
}

export interface FurtherTexts {
  readonly steps: FurtherSteps;
  readonly echo: FurtherEchoes;
}
