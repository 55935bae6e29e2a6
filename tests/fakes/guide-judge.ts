import type { GuideReading } from "@/lib/reader/check-guide";
import type { GuideFault } from "@/lib/reader/labels";

type Fault = Exclude<GuideFault, "good">;

/**
 * Stands in for the reader's judgement of a guide: by words that a test names, and off when a test
 * says so.
 */
const kept = { faults: new Map<string, Fault>(), isOn: true, failsAt: null as string | null };

/** Whatever holds these words has that fault from now on. */
export const findFault = (words: string, fault: Fault): unknown => kept.faults.set(words, fault);
export const switchJudge = (isOn: boolean): void => {
  kept.isOn = isOn;
};
/** The reader fails on a sentence with these words. */
export const failAt = (words: string): void => {
  kept.failsAt = words;
};

/** Called with each sentence; a test may listen. */
export const judging = jest.fn<void, [text: string, before?: string]>();

export function resetJudge(): void {
  Object.assign(kept, { isOn: true, failsAt: null });
  kept.faults.clear();
  judging.mockReset();
}

export const canCheckGuide = async (): Promise<boolean> => kept.isOn;

export async function checkGuide(text: string, before?: string): Promise<GuideReading> {
  judging(text, before);
  if (!kept.isOn || (kept.failsAt !== null && text.includes(kept.failsAt))) return { fault: null, score: null };
  const found = [...kept.faults].find(([words]) => text.includes(words));
  return found ? { fault: found[1], score: 0.99 } : { fault: null, score: 0.01 };
}
