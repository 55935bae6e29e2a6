import type { CrisisFlags } from "@/lib/crisis/crisis-flags";
import type { AssessmentType } from "./constants";

export type Scores = Readonly<Record<string, number>>;

/** An assessment as the API returns it (DATA-15). */
export interface Assessment {
  readonly id: string;
  readonly userId: string;
  readonly assessmentType: AssessmentType;
  /** 0-10 by place */
  readonly painLevels: Scores | null;
  readonly mobilityScores: Scores | null;
  readonly strengthScores: Scores | null;
  readonly functionalScores: Scores | null;
  readonly goals: readonly string[];
  readonly limitations: readonly string[];
  /** One sentence per line. */
  readonly recommendations: string | null;
  /** ISO 8601, UTC. */
  readonly nextAssessmentDate: string | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** The response to a new assessment; `crisis_detected` opens the crisis dialog. */
export interface RecordedAssessment extends Assessment, CrisisFlags {}

/** The request body. */
export interface NewAssessment {
  readonly assessmentType: AssessmentType;
  readonly painLevels?: Scores;
  readonly mobilityScores?: Scores;
  readonly strengthScores?: Scores;
  readonly functionalScores?: Scores;
  readonly limitations?: string;
}

/** The rules' conclusions from one assessment. */
export interface Advice {
  readonly recommendations: readonly string[];
  /** Days until the next check is worthwhile. */
  readonly again: number;
}
