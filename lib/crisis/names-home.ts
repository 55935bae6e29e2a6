import { kindsOf } from "./heard-beside";
import type { Finding } from "./types";

/**
 * True if the finding names somebody at home as a danger, whatever its main kind: then no guardian
 * may learn of it, and no parent is suggested as help (contract 8, "Abuse"). When in doubt, true.
 */
export const impliesDangerAtHome = ({
  evidence,
  ...heard
}: Pick<Finding, "kind" | "beside" | "evidence">): boolean =>
  kindsOf(heard).includes("abuse") ||
  evidence.some((rule) => rule.startsWith("abuse.") || rule === "sign.home");
