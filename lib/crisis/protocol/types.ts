import type { AgeGroup } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import type { Finding } from "../types";
import type { ProtocolState } from "./state";

/** The person the protocol is speaking to. */
export interface Hearer {
  readonly audience: AgeGroup;
  readonly language: SpokenLanguage;
  /** The country, as in the crisis dialog ("ES"); the United States if unknown. */
  readonly region?: string | null;
}

/**
 * True under 18: a trusted adult comes before the hotlines, and a guardian may see the findings.
 */
export const isMinor = ({ audience }: Hearer): boolean => audience !== "adult";

export interface ProtocolInput {
  /** `metadata.crisis` of the newest answer that carries one; null before the first. */
  readonly state: ProtocolState | null;
  /** The detector's finding for the newest message, read with those before it. */
  readonly finding: Finding;
  /** The person's newest message. */
  readonly text: string;
  readonly hearer: Hearer;
  /** Number of guide answers since that state was stored. */
  readonly guided?: number;
}

export interface ProtocolAnswer {
  readonly state: ProtocolState;
  readonly text: string;
  /** Names to offer under the answer, three at most. */
  readonly activities: readonly string[];
  /**
   * The answer to a question showed a more serious danger than any message had: it needs an
   * incident of its own.
   */
  readonly raised: Finding | null;
}
