import type * as Detector from "@/lib/crisis/detect";
import { detectLight } from "@/lib/crisis/detect-light";
import { type Finding, NOTHING_FOUND } from "@/lib/crisis/types";

const real: typeof Detector = jest.requireActual("@/lib/crisis/detect");

/** A text whose danger only the encoder detects, not the rules; short enough for every field. */
export const HIDDEN = "My things are in boxes with names on, so nobody has to.";

const CLEAR: Finding = {
  crisis: true,
  concern: "clear",
  severity: "high",
  kind: "suicide",
  evidence: ["reader"],
};

const kept = { isOn: true };

/** Turns the encoder on or off from now on. */
export const switchReader = (isOn: boolean): void => {
  kept.isOn = isOn;
};

export const { prepareRules } = real;

/**
 * The product's detector with an encoder that tests can switch off; the rules for plain words
 * always apply.
 */
export async function detectCrisis(text: string): Promise<Finding> {
  if (detectLight(text)) return real.detectCrisis(text);
  if (!kept.isOn) return { ...NOTHING_FOUND, unread: true };
  return text.includes(HIDDEN) ? CLEAR : NOTHING_FOUND;
}
