import { KINDS, SEVERITIES } from "../../../lib/features/safety/constants";
import { CALMS, SIGNS } from "../../../lib/features/safety/grammar/shape";
import type { Reading } from "../../../lib/features/safety/reading";
import type { Finding } from "../../../lib/features/safety/types";
import { featuresOf } from "./features";

/** How many numbers the grammar's view takes. */
export const VIEW = KINDS.length + SEVERITIES.length + SIGNS.length + CALMS.length + 1;

const MOST_HITS = 4;

/** What the network reads of a text: rows of its embedding table, and what the grammar saw. */
export interface Inputs {
  readonly rows: readonly number[];
  readonly view: readonly number[];
}

export function inputsOf(reading: Reading, finding: Pick<Finding, "kind" | "severity">): Inputs {
  const { signs, calms, hits } = reading;
  const one = (is: boolean): number => (is ? 1 : 0);
  return {
    rows: featuresOf(reading.tokens).ids,
    view: [
      ...KINDS.map((kind) => one(kind === finding.kind)),
      ...SEVERITIES.map((severity) => one(severity === finding.severity)),
      ...SIGNS.map((sign) => one(signs.has(sign))),
      ...CALMS.map((calm) => one(calms.has(calm))),
      Math.min(hits.length, MOST_HITS) / MOST_HITS,
    ],
  };
}
