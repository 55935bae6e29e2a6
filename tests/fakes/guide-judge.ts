import type { GuideReading } from "@/lib/reader/check-guide";
import type { GuideFault } from "@/lib/reader/labels";

type Fault = Exclude<GuideFault, "good">;

/**
 * Replaces the reader's judgment of a guide: by phrases that a test names, or off if the test says
 * so.
 */
const kept = { faults: new Map<string, Fault>(), isOn: true, failsAt: null as string | null };

/** From now on, any text that contains these words has that fault. */
export const findFault = (words: string, fault: Fault): unknown => kept.faults.set(words, fault);
export const switchJudge = (isOn: boolean): void => {
  kept.isOn = isOn;
};
/** Makes the reader fail on sentences with these words. */
export const failAt = (words: string): void => {
  kept.failsAt = words;
};

/** Called for each sentence judged, so that tests can check it. */
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
