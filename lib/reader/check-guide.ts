import { GUIDE_FAULTS, type GuideFault } from "./labels";
import { encoderInTime } from "./loaded";
import { softmax } from "./outputs";
import { unfold } from "./unfold";

/** What the reader makes of words of a guide. */
export interface GuideReading {
  /** Null where nothing is wrong, or where the encoder could not read. */
  readonly fault: Exclude<GuideFault, "good"> | null;
  /** Probability, 0 to 1, that something is wrong; null where the encoder could not read. */
  readonly score: number | null;
}

/**
 * Whether words of a guide can be judged at all; waits for a model that is still loading, three
 * seconds at most.
 */
export const canCheckGuide = async (): Promise<boolean> => (await encoderInTime()) !== null;

/** Time for one sentence, ms. */
const DEADLINE_MS = 300;

/**
 * Judges by meaning what a guide is about to say: endorsing harm, a method, a diagnosis, a claimed
 * license, secrecy, romance, dependency, praise for starving or mania. It never throws.
 *
 * @param before what the person wrote, where the words answer it
 */
export async function checkGuide(text: string, before?: string): Promise<GuideReading> {
  const encoder = await encoderInTime();
  if (!encoder || text.trim() === "") return { fault: null, score: null };
  try {
    const asked = { text: unfold(text), before, writer: "guide" } as const;
    const { outputs } = await encoder.run(asked, performance.now() + DEADLINE_MS);
    const judged = outputs.map(({ guide }) => {
      if (!guide) throw new Error("the model has no output guide");
      const chances = softmax(guide);
      const [good = 0, ...faults] = chances;
      return { score: 1 - good, fault: GUIDE_FAULTS[faults.indexOf(Math.max(...faults)) + 1] };
    });
    const worst = judged.reduce((one, next) => (next.score > one.score ? next : one));
    const isWrong =
      worst.score >= encoder.manifest.faultFrom && worst.fault && worst.fault !== "good";
    return {
      fault: isWrong ? (worst.fault as Exclude<GuideFault, "good">) : null,
      score: worst.score,
    };
  } catch {
    return { fault: null, score: null };
  }
}
