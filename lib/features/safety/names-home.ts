import type { Finding } from "./types";

/**
 * Whether this names somebody at home as a danger, whatever its main kind: then no guardian may learn of it, and no
 * parent is named as help (contract 8, "Abuse"). When in doubt, yes.
 */
export const namesHome = ({ kind, evidence, alone }: Pick<Finding, "kind" | "evidence" | "alone">): boolean =>
  kind === "abuse" ||
  evidence.some((rule) => rule.startsWith("abuse.") || rule === "sign.home") ||
  (alone !== undefined && namesHome(alone));
