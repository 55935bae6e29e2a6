import type { Ctx } from "@/lib/ports/context";
import type { Concern } from "@/lib/ports/second-opinion";
import { type CrisisKind, isAtLeast, KINDS, SEVERITIES, type Severity, severityRank } from "./constants";
import { heardBeside } from "./heard-beside";
import type { Finding } from "./types";

/** A later answer changes nothing any more (ms). */
const PATIENCE_MS = 4_000;

/**
 * Asks the configured model what it makes of a message (CHAT-19). It can only raise: a finding that is graver than the
 * detector's, else null. Without a model, on a timeout, on an answer out of form, and where nothing graver exists: null.
 */
export async function hearSecondOpinion(ctx: Ctx, finding: Finding, text: string): Promise<Finding | null> {
  if (!ctx.secondOpinion || finding.severity === "imminent") return null;
  try {
    const concerns = await ctx.secondOpinion.read(text, AbortSignal.timeout(PATIENCE_MS));
    // What is only possible holds nothing back that the second reader is sure of.
    return gravest(concerns.flatMap(known), finding.crisis ? finding.severity : "none");
  } catch (error) {
    ctx.log.error("second-opinion-failed", error);
    return null;
  }
}

interface Known {
  readonly kind: CrisisKind;
  readonly severity: Exclude<Severity, "none">;
  readonly concern: "clear";
}

function known(concern: Concern): Known[] {
  const kind = KINDS.find((label) => label === concern.kind);
  const severity = SEVERITIES.find((label) => label === concern.severity);
  return kind && severity && kind !== "none" && severity !== "none" ? [{ kind, severity, concern: "clear" }] : [];
}

function gravest(concerns: readonly Known[], floor: Severity): Finding | null {
  const [worst, ...others] = concerns.toSorted((a, b) => severityRank(b.severity) - severityRank(a.severity));
  if (!worst || isAtLeast(floor, worst.severity)) return null;
  return heardBeside({ ...worst, crisis: true, evidence: ["second_opinion"], spans: [] }, others);
}
