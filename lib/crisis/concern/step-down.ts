import type { Act } from "@/lib/reader/labels";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { isAtLeast } from "../constants";
import { impliesDangerAtHome } from "../names-home";
import { isUnsure } from "../protocol/begin";
import { isCheckIn } from "../protocol/check-in";
import { hear } from "../protocol/hear";
import type { ProtocolState } from "../protocol/state";
import { type Finding, NOTHING_FOUND } from "../types";

/**
 * These acts get a person out of an alarm. The protocol handles a bare "no", which may answer "are
 * you safe?".
 */
const EXITS: ReadonlySet<Act> = new Set([
  "denial",
  "correction",
  "stop",
  "progress",
  "step_done",
] as const);

interface Written {
  readonly text: string;
  readonly language: SpokenLanguage;
}

/**
 * Keeps an answer to the crisis protocol from raising a second alarm about the same danger. It
 * applies only if the encoder alone hears that danger and it's no graver than before: more of the
 * same, a plain answer to the question at the next visit, a denial, a correction, "stop asking",
 * progress or a step done. The incident stays open, and the protocol goes on.
 */
export function stepDown(
  state: ProtocolState,
  finding: Finding,
  { text, language }: Written,
): Finding {
  const { act, unread, kind, severity } = finding;
  if (!finding.crisis || !isUnsure(finding)) return finding;
  if (impliesDangerAtHome(finding) && !state.home) return finding;
  const isKnown = state.kind === kind && isAtLeast(state.severity, severity);
  const isMoreOfIt = isKnown && (state.phase ?? "care") === "care";
  const isExit = isKnown && act !== undefined && EXITS.has(act);
  // "Hey, it's me again" looks dark as a reply to the question at a later visit; the protocol
  // simply asks again.
  const isAnswered = finding.behind === true || hear(text, language).answer !== null;
  const isAnswer = isCheckIn(state) && isAtLeast("moderate", severity) && isAnswered;
  if (!isMoreOfIt && !isExit && !isAnswer) return finding;
  return { ...NOTHING_FOUND, act, steppedDown: true, ...(unread ? { unread } : {}) };
}
