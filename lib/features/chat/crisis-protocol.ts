import { type CrisisKind, isAtLeast, type Severity } from "@/lib/features/safety/constants";
import { detectCrisis } from "@/lib/features/safety/detect";
import type { Finding } from "@/lib/features/safety/types";
import type { ChatMessage } from "./types";

/** What is kept with an answer of the protocol. */
export interface ProtocolState {
  readonly kind: CrisisKind;
  readonly severity: Exclude<Severity, "none">;
  /** Counts the protocol's answers in a row, from 0. */
  readonly turn: number;
  /** The turn at which this kind and severity were first answered; 0 when absent. */
  readonly since?: number;
  /** Whether the newest message itself showed a crisis. */
  readonly sign: boolean;
}

/**
 * Answers after the last sign of a crisis that the protocol keeps: it asked direct questions, and a bare "yes" or
 * "tonight" must be heard by it and not by a listening dialogue.
 */
const FOLLOW_UPS = 3;

export interface ProtocolStep {
  readonly state: ProtocolState;
  /** The kind, or a higher severity, is new with this message: what it asks for is said in full once more. */
  readonly raised: boolean;
}

/** Where the protocol stands for the newest message; null when it does not concern it. */
export function protocolStep(finding: Finding, history: readonly ChatMessage[]): ProtocolStep | null {
  const before = history.findLast((message) => message.role === "assistant")?.metadata?.crisis;
  const running = before && before.kind !== "none" && before.severity !== "none" ? before : undefined;
  if (finding.crisis && finding.kind !== "none" && finding.severity !== "none") {
    const { kind, severity } = finding;
    if (!running) return { state: { kind, severity, turn: 0, sign: true }, raised: true };
    // A softer sentence after a grave one does not take the gravity back.
    const graver = isAtLeast(running.severity, severity) ? running.severity : severity;
    const raised = kind !== running.kind || graver !== running.severity;
    const turn = running.turn + 1;
    const since = raised ? turn : running.since;
    return { state: { kind, severity: graver as ProtocolState["severity"], turn, since, sign: true }, raised };
  }
  if (!running || answersSinceSign(history) >= FOLLOW_UPS) return null;
  const graver = heardTogether(running.kind, history);
  if (graver && !isAtLeast(running.severity, graver.severity)) {
    const turn = running.turn + 1;
    return { state: { ...graver, turn, since: turn, sign: true }, raised: true };
  }
  const { kind, severity, turn, since } = running;
  const state = { kind, severity, turn: turn + 1, since, sign: false } as ProtocolState;
  return { state, raised: false };
}

/**
 * What the newest message says together with the one before: "I have the pills here" shows nothing by itself and
 * everything right after "I want to die".
 */
function heardTogether(
  running: Finding["kind"],
  history: readonly ChatMessage[],
): Pick<ProtocolState, "kind" | "severity"> | null {
  const [before, now] = history.filter((message) => message.role === "user").slice(-2);
  if (!before || !now) return null;
  const { kind, severity } = detectCrisis(`${before.content}\n${now.content}`);
  return kind === running && kind !== "none" && severity !== "none" ? { kind, severity } : null;
}

/** How many protocol answers in a row already followed messages that showed no new sign. */
function answersSinceSign(history: readonly ChatMessage[]): number {
  let count = 0;
  for (const message of history.toReversed()) {
    if (message.role !== "assistant") continue;
    if (!message.metadata?.crisis || message.metadata.crisis.sign) break;
    count += 1;
  }
  return count;
}
