import type * as Detector from "@/lib/crisis/detect";
import { detectLight } from "@/lib/crisis/detect-light";
import type { Finding } from "@/lib/crisis/types";
import type { Place } from "@/lib/reader/types";

const real: typeof Detector = jest.requireActual("@/lib/crisis/detect");

/** A text that the detector below isn't sure about. */
export const DOUBTFUL = "Nothing feels worth it lately.";

const POSSIBLE: Finding = {
  crisis: false,
  concern: "possible",
  severity: "moderate",
  kind: "suicide",
  evidence: ["doubt"],
};

/** Called for each text the detector reads, so that tests can check it. */
export const reading = jest.fn<void, [text: string, place: Place]>();

export const { prepareRules } = real;

/**
 * The product's detector, except that it's unsure about texts that contain `DOUBTFUL` and don't
 * mention a danger in plain words.
 */
export async function detectCrisis(text: string, place: Place = {}): Promise<Finding> {
  reading(text, place);
  if (text.includes(DOUBTFUL) && !detectLight(text)) return POSSIBLE;
  return real.detectCrisis(text, place);
}
