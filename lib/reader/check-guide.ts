import type { Encoder } from "./encoder";
import { GUIDE_FAULTS, type GuideFault } from "./labels";
import { encoderInTime } from "./loaded";
import { softmax } from "./outputs";
import { unfold } from "./unfold";

/** The reader's judgment of a guide's words. */
export interface GuideReading {
  /** Null if nothing is wrong, or if the encoder couldn't read. */
  readonly fault: Exclude<GuideFault, "good"> | null;
  /** Probability, 0 to 1, that something is wrong; null if the encoder couldn't read. */
  readonly score: number | null;
}

/**
 * True if a guide's words can be checked; waits up to three seconds for a model that's still
 * loading.
 */
export const canCheckGuide = async (): Promise<boolean> => (await encoderInTime()) !== null;

/** Time for one sentence, ms. */
const DEADLINE_MS = 300;

/**
 * Checks the meaning of a guide's next words: endorsing harm, a method, a diagnosis, a claimed
 * license, secrecy, romance, dependency, praise for starving or mania. It never throws.
 *
 * Words are also judged without the message: behind an unrelated one the model misses two harmful
 * sentences in three (of 200 held-out ones it finds 61, and 156 both ways; 3 of 288 good ones are
 * stopped).
 *
 * @param before the person's message that the words answer, if any
 */
export async function checkGuide(text: string, before?: string): Promise<GuideReading> {
  const encoder = await encoderInTime();
  if (!encoder || text.trim() === "") return { fault: null, score: null };
  try {
    const alone = await judge(encoder, text);
    if (alone.fault || !before) return alone;
    const inPlace = await judge(encoder, text, before);
    return inPlace.fault || inPlace.score > alone.score ? inPlace : alone;
  } catch {
    return { fault: null, score: null };
  }
}

interface Judged extends GuideReading {
  readonly score: number;
}

async function judge(encoder: Encoder, text: string, before?: string): Promise<Judged> {
  const words = { text: unfold(text), before, writer: "guide" } as const;
  const { outputs } = await encoder.run(words, performance.now() + DEADLINE_MS);
  const judged = outputs.map(({ guide }) => {
    if (!guide) throw new Error("the model has no output guide");
    const chances = softmax(guide);
    const [good = 0, ...faults] = chances;
    return { score: 1 - good, fault: GUIDE_FAULTS[faults.indexOf(Math.max(...faults)) + 1] };
  });
  const worst = judged.reduce((one, next) => (next.score > one.score ? next : one));
  const isSure = worst.score >= encoder.manifest.faultFrom;
  const isWrong = isSure && worst.fault !== undefined && worst.fault !== "good";
  return {
    fault: isWrong ? (worst.fault as Exclude<GuideFault, "good">) : null,
    score: worst.score,
  };
}
