import type { Act } from "@/lib/reader/labels";
import { isAtLeast } from "../constants";
import { isWeak } from "../protocol/learn";
import type { ProtocolState } from "../protocol/state";
import { type Finding, NOTHING_FOUND } from "../types";

/** What gets somebody out of an alarm. A bare "no" is the protocol's to take: it may answer "are you safe?". */
const EXITS: ReadonlySet<Act> = new Set(["denial", "correction", "stop", "progress", "step_done"] as const);

/**
 * The finding in an answer to the crisis protocol. Whoever denies, corrects, asks to be left alone, or tells of a step done is no
 * new danger where the encoder alone hears one, and none graver than what's being talked about: the incident is open already.
 */
export function stepDown(state: ProtocolState, finding: Finding): Finding {
  const { act, told, unread } = finding;
  const isExit = act !== undefined && EXITS.has(act) && isWeak(finding) && isAtLeast(state.severity, finding.severity);
  return isExit ? { ...NOTHING_FOUND, act, told, ...(unread ? { unread } : {}) } : finding;
}
