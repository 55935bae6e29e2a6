import { kindsOf } from "./other-kinds";
import type { Finding } from "./types";

/**
 * True if the finding names someone at home as a danger, no matter what its main kind is. Then no
 * guardian may learn of it, and we never suggest a parent as help (contract 8, "Abuse"). When in
 * doubt, true.
 */
export const impliesDangerAtHome = ({
  evidence,
  ...heard
}: Pick<Finding, "kind" | "beside" | "evidence">): boolean =>
  kindsOf(heard).includes("abuse") ||
  evidence.some((rule) => rule.startsWith("abuse.") || rule === "sign.home");
