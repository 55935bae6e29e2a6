import type { Act } from "@/lib/reader/labels";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { isAtLeast } from "../constants";
import { namesHome } from "../names-home";
import { isUnsure } from "../protocol/begin";
import { isCheckIn } from "../protocol/check-in";
import { hear } from "../protocol/hear";
import type { ProtocolState } from "../protocol/state";
import { type Finding, NOTHING_FOUND } from "../types";

/** These get a person out of an alarm. A bare "no" is the protocol's to take: it may answer "are you safe?". */
const EXITS: ReadonlySet<Act> = new Set(["denial", "correction", "stop", "progress", "step_done"] as const);

interface Written {
  readonly text: string;
  readonly language: SpokenLanguage;
}

/**
 * The finding in an answer to the crisis protocol. Where the encoder alone hears a danger, and none graver than the one that's being
 * talked about, it is no new one: not in more of the same, not in a plain answer to the question at the next visit, and not where
 * somebody denies, corrects, asks to be left alone or tells of a step done. The incident is open already, and the protocol goes on.
 */
export function stepDown(state: ProtocolState, finding: Finding, { text, language }: Written): Finding {
  const { act, told, unread, kind, severity } = finding;
  if (!finding.crisis || finding.alone?.crisis || !isUnsure(finding)) return finding;
  if (namesHome(finding) && !state.home) return finding;
  const isKnown = state.kind === kind && isAtLeast(state.severity, severity);
  const isMoreOfIt = isKnown && (state.phase ?? "care") === "care";
  const isExit = isKnown && act !== undefined && EXITS.has(act);
  const isAnswer = isCheckIn(state) && isAtLeast("moderate", severity) && hear(text, language).answer !== null;
  if (!isMoreOfIt && !isExit && !isAnswer) return finding;
  return { ...NOTHING_FOUND, act, told, ...(unread ? { unread } : {}) };
}
