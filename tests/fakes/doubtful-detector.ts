import type * as Detector from "@/lib/crisis/detect";
import { detectLight } from "@/lib/crisis/detect-light";
import type { Finding } from "@/lib/crisis/types";
import type { Place } from "@/lib/reader/types";

const real: typeof Detector = jest.requireActual("@/lib/crisis/detect");

/** A text of which the detector below is not sure. */
export const DOUBTFUL = "Nothing feels worth it lately.";

const POSSIBLE: Finding = {
  crisis: false,
  concern: "possible",
  severity: "moderate",
  kind: "suicide",
  evidence: ["doubt"],
};

/** Called with each reading; a test may listen. */
export const reading = jest.fn<void, [text: string, place: Place]>();

export const { prepareRules } = real;

/**
 * The detector of the product, which is sure of nothing that names `DOUBTFUL` and says no danger in
 * plain words besides.
 */
export async function detectCrisis(text: string, place: Place = {}): Promise<Finding> {
  reading(text, place);
  if (text.includes(DOUBTFUL) && !detectLight(text)) return POSSIBLE;
  return real.detectCrisis(text, place);
}
