import { countHourly } from "@/lib/core/delivery/hourly-counts/count-hourly";
import {
  type CrisisKind,
  isAtLeast,
  KINDS,
  SEVERITIES,
  type Severity,
  severityRank,
  TOGETHER,
} from "@/lib/crisis/constants";
import { withOtherKinds } from "@/lib/crisis/other-kinds";
import { speaksToMachine } from "@/lib/crisis/speaks-to-machine";
import type { Finding } from "@/lib/crisis/types";
import type { Ctx } from "@/lib/ports/context";
import type { Concern } from "@/lib/ports/second-opinion";

/** Opinions that arrive after this time (ms) are ignored. */
const PATIENCE_MS = 4_000;

export interface Opinion {
  /**
   * Raises the finding by one level (none, possible, clear), straight to clear if the severity is
   * high or imminent (contract 8), or to a graver clear finding. Null if the model saw nothing.
   */
  readonly raised: Finding | null;
  /** The model sees no crisis in a possible finding, so we don't ask the caring question. */
  readonly calm: boolean;
}

const NO_OPINION: Opinion = { raised: null, calm: false };

/**
 * Asks the configured model for its reading of a message (CHAT-19). It never lowers a clear
 * finding. Without a model, or after a timeout or malformed answer, nothing changes.
 */
export async function hearSecondOpinion(
  ctx: Ctx,
  finding: Finding,
  text: string,
): Promise<Opinion> {
  if (!ctx.secondOpinion || finding.severity === "imminent") return NO_OPINION;
  try {
    const unread: { part: string; trouble: string }[] = [];
    const concerns = await ctx.secondOpinion.read(text, AbortSignal.timeout(PATIENCE_MS), (part) =>
      unread.push(part),
    );
    if (!concerns.every(isNamed)) unread.push({ part: "labels", trouble: "unknown" });
    for (const trouble of unread) await noteUnread(ctx, trouble);
    return {
      raised: raise(finding, concerns.flatMap(known)),
      calm: isCalm(finding, concerns, text),
    };
  } catch (error) {
    ctx.log.error("second-opinion-failed", error);
    return NO_OPINION;
  }
}

interface Known {
  readonly kind: CrisisKind;
  readonly severity: Exclude<Severity, "none">;
}

function known(concern: Concern): Known[] {
  const kind = KINDS.find((label) => label === concern.kind);
  const severity = SEVERITIES.find((label) => label === concern.severity);
  return kind && severity && kind !== "none" && severity !== "none" ? [{ kind, severity }] : [];
}

/** Counts a part that couldn't be sent or read. The findings don't change. */
async function noteUnread(
  ctx: Ctx,
  { part, trouble }: { readonly part: string; readonly trouble: string },
) {
  ctx.log.warn("second-opinion-unread", { part, trouble });
  await countHourly(ctx, "opinions-unread").catch((error: unknown) =>
    ctx.log.error("second-opinion-uncounted", error),
  );
}

/** Whether both labels are ours. Any other answer counts as unread. */
const isNamed = ({ kind, severity }: Concern): boolean =>
  (KINDS as readonly string[]).includes(kind) &&
  (SEVERITIES as readonly string[]).includes(severity);

const SEEN_BY_MODEL = { evidence: ["second_opinion"] } as const;

function raise(finding: Finding, seen: readonly Known[]): Finding | null {
  const [worst, ...others] = seen.toSorted(
    (a, b) => severityRank(b.severity) - severityRank(a.severity),
  );
  if (!worst) return null;
  if (finding.concern === "none" && !isAtLeast(worst.severity, "high"))
    return { ...worst, crisis: false, concern: "possible", ...SEEN_BY_MODEL };
  if (finding.concern === "clear" && isAtLeast(finding.severity, worst.severity)) return null;
  const beside = others.map((other) => ({ ...other, concern: "clear" as const }));
  return withOtherKinds({ ...worst, crisis: true, concern: "clear", ...SEEN_BY_MODEL }, beside);
}

/**
 * Only a plain "none" clears a finding, and only one based on this message alone, since the model
 * saw nothing else. A text that addresses the machine is never cleared.
 */
function isCalm(
  { concern, evidence }: Finding,
  concerns: readonly Concern[],
  text: string,
): boolean {
  if (concern !== "possible" || evidence.includes(TOGETHER) || speaksToMachine(text)) return false;
  return (
    concerns.length > 0 &&
    concerns.every(({ kind, severity }) => kind === "none" && severity === "none")
  );
}
