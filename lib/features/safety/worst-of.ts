import { isAtLeast } from "./constants";
import { type Finding, NOTHING_FOUND } from "./types";

/** The most urgent of several findings; nothing found when there are none. */
export const worstOf = (findings: readonly Finding[]): Finding =>
  findings.reduce((worst, next) => (isAtLeast(worst.severity, next.severity) ? worst : next), NOTHING_FOUND);
