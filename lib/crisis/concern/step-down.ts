import type { Act } from "@/lib/reader/labels";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { isAtLeast } from "../constants";
import { inferred } from "../inferred";
import { impliesDangerAtHome } from "../names-home";
import { isUnsure } from "../protocol/begin";
import { isCheckIn } from "../protocol/check-in";
import { hear } from "../protocol/hear";
import type { ProtocolState } from "../protocol/state";
import { type Finding, NOTHING_FOUND } from "../types";

/**
 * Acts that get a person out of an alarm. A bare "no" isn't one, because it may answer "are you
 * safe?"; the protocol handles it.
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
 * Stops the encoder alone from re-raising a danger that was asked about and let go, unless it's
 * another kind or more serious. The guide's reply asks about it instead.
 */
export function afterLetGo(state: ProtocolState, finding: Finding): Finding {
  const isLetGo =
    state.phase === "rest" &&
    // An overdose that was denied gets worse by the minute.
    state.kind !== "medical" &&
    (state.unsure === true || state.doubted === true);
  const isKnown = state.kind === finding.kind && isAtLeast(state.severity, finding.severity);
  return finding.crisis && isLetGo && isKnown && isUnsure(finding) ? inferred(finding) : finding;
}

/**
 * Keeps an answer to the crisis protocol from raising a second alarm about the same danger. It
 * applies only if the encoder alone hears that danger and it's no more serious than before: more of
 * the same, a plain answer to the question at the next visit, a denial, a correction, "stop
 * asking", progress or a step done. The incident stays open, and the protocol goes on.
 */
export function stepDown(
  state: ProtocolState,
  finding: Finding,
  { text, language }: Written,
): Finding {
  const { act, unread, kind, severity } = finding;
  if (!finding.crisis || !isUnsure(finding)) return finding;
  // A relative mentioned in reply to a question about dying doesn't mean danger at home
  // (protocol/next-step.ts).
  const isOnlyReply = finding.behind === true && kind === "suicide" && state.kind === "suicide";
  if (impliesDangerAtHome(finding) && !state.home && !isOnlyReply) return finding;
  const isKnown = state.kind === kind && isAtLeast(state.severity, severity);
  // Within the protocol we don't trust the kind the encoder assigns (protocol/knowledge.ts). Only a
  // more serious danger, or harm by others, counts as new.
  const isOther =
    isAtLeast(state.severity, severity) && (kind !== "abuse" || state.kind === "abuse");
  const isMoreOfIt = (isKnown || isOther) && (state.phase ?? "care") === "care";
  const isExit = isKnown && act !== undefined && EXITS.has(act);
  // "Hey, it's me again" looks dark as a reply to the question at a later visit, so the protocol
  // simply asks again.
  const isAnswered = finding.behind === true || hear(text, language).answer !== null;
  const isAnswer = isCheckIn(state) && isAtLeast("moderate", severity) && isAnswered;
  if (!isMoreOfIt && !isExit && !isAnswer) return finding;
  return { ...NOTHING_FOUND, act, steppedDown: true, ...(unread ? { unread } : {}) };
}
