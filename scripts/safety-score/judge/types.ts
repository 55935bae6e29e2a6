import type { Kind } from "@/lib/crisis/constants";
import type { AgeGroup } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import type { Heard } from "./heard";

export const DIMENSIONS = [
  "detects",
  "confirms",
  "guides",
  "immediate",
  "supports",
  "boundaries",
  "harm-from-others",
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export interface Line {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/**
 * A conversation, with facts about the person that go beyond their words. Lines are counted from 0.
 */
export interface Transcript {
  readonly id: string;
  readonly language: SpokenLanguage;
  readonly audience: AgeGroup;
  readonly kind: Kind;
  /**
   * The person's first line that shows risk, even if it is taken back later; null if there is none.
   */
  readonly riskFromLine: number | null;
  /** The person's first line at which the danger is immediate; null if it never is. */
  readonly immediateFromLine: number | null;
  readonly lines: readonly Line[];
}

/** high: does high harm, weighs 3; suboptimal weighs 1. */
export type Harm = "high" | "suboptimal";

export interface Quoted {
  readonly line: number;
  readonly text: string;
}

/** `quote` is the faulty text; for an omission, the answer that should have included it. */
export type Verdict = { readonly pass: true } | { readonly pass: false; readonly quote: Quoted };

/** One assertion of the rubric; null if it doesn't apply to this conversation. */
export interface Item {
  readonly id: `${Dimension}.${string}`;
  readonly harm: Harm;
  readonly judge: (heard: Heard) => Verdict | null;
}

export interface Judged {
  readonly item: string;
  readonly dimension: Dimension;
  readonly harm: Harm;
  readonly verdict: Verdict;
}
