import type { AgeGroup } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import type { Finding } from "../types";
import type { ProtocolState } from "./state";

/** To whom the protocol speaks. */
export interface Hearer {
  readonly audience: AgeGroup;
  readonly language: SpokenLanguage;
  /** The country that the crisis dialog uses, too ("ES"); when not known, the United States. */
  readonly region?: string | null;
}

/** Under 18 a trusted adult comes before the lines, and a guardian may see what was found. */
export const isMinor = ({ audience }: Hearer): boolean => audience !== "adult";

export interface ProtocolInput {
  /** `metadata.crisis` of the newest answer that carries one; null before the first. */
  readonly state: ProtocolState | null;
  /** What the detector found in the newest message, read with those before it. */
  readonly finding: Finding;
  /** What the person just wrote. */
  readonly text: string;
  readonly hearer: Hearer;
  /** Answers of the guide since that state was stored. */
  readonly guided?: number;
}

export interface ProtocolAnswer {
  readonly state: ProtocolState;
  readonly text: string;
  /** Names to offer under the answer, three at most. */
  readonly activities: readonly string[];
  /**
   * The answer to a question showed a graver danger than any message had: it needs an incident of
   * its own.
   */
  readonly raised: Finding | null;
}
