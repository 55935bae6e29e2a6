import type { Reading } from "../reading";
import type { Finding } from "../types";
import { described, type Vote } from "./described";
import { countFeatures, featuresOf, forgetCounts } from "./features";
import { riskOf } from "./model";
import { THRESHOLD } from "./threshold";
import { learnedModel } from "./weights";

/**
 * The second voter: learned from labelled texts, it hears danger that is told without one telling word. It is asked only
 * where the grammar found nothing, so it can raise a finding and never lower one.
 *
 * @param margin how much surer than usual it has to be, for texts put together from several messages
 */
export function vote(reading: Reading, finding: Finding, margin = 0): Vote | null {
  const model = learnedModel();
  const risk = riskOf(model, countFeatures(reading, finding));
  forgetCounts();
  return risk >= THRESHOLD + margin ? described(model, featuresOf(reading, finding)) : null;
}
