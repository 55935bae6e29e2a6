import type * as Detector from "@/lib/features/safety/detect";
import { type Finding, NOTHING_FOUND } from "@/lib/features/safety/types";
import type { Place } from "@/lib/reader/types";

const real: typeof Detector = jest.requireActual("@/lib/features/safety/detect");

/** A text whose danger the rules don't see and the encoder does; short enough for every field. */
export const HIDDEN = "My things are in boxes with names on, so nobody has to.";

const CLEAR: Finding = {
  crisis: true,
  concern: "clear",
  severity: "high",
  kind: "suicide",
  evidence: ["reader"],
  spans: [],
};

const kept = { isOn: true };

/** Whether the encoder reads from now on. */
export const switchReader = (isOn: boolean): void => {
  kept.isOn = isOn;
};

const withEncoder = (finding: Finding, texts: readonly string[]): Finding => {
  if (finding.crisis) return finding;
  if (!kept.isOn) return { ...NOTHING_FOUND, unread: true };
  return texts.some((text) => text.includes(HIDDEN)) ? CLEAR : NOTHING_FOUND;
};

/** The detector of the product with an encoder that a test switches on and off. */
export const detectCrisis = async (text: string, place: Place = {}): Promise<Finding> =>
  withEncoder(await real.detectCrisis(text, place), [text]);

export const detectTogether = async (texts: readonly string[], place: Place = {}): Promise<Finding> =>
  withEncoder(await real.detectTogether(texts, place), texts);
