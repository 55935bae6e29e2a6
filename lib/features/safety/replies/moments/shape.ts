import type { Audience } from "@/lib/shared/audience";
import type { Pool } from "../pool";

/** Answers to what is said in the middle of a crisis and is no answer to its question. None of them asks anything. */
export interface MomentTexts {
  /** "Stop": nothing further is asked, and people stay in reach. */
  readonly quiet: string;
  /** To the few words that come after that. */
  readonly here: Pool;
  /** What was named in a grounding exercise, taken; and the next bit of it. */
  readonly grounded: Pool;
  /** Somebody begins to tell what was done or happened: contained, and back to the room. */
  readonly memory: string;
  /** Far away, unreal, or there again: it is now, and eyes open. */
  readonly reliving: string;
  /** "I am safe, no plan", in so many words. */
  readonly safeSaid: string;
  /** The same after a danger that was close: company and distance, and no question. */
  readonly safeStill: string;
  /** A danger that was only inferred is denied or corrected: it's let go, and the talk returns to what they came for. */
  readonly takenBack: string;
}

export type Moments = Readonly<Record<Audience, MomentTexts>>;
