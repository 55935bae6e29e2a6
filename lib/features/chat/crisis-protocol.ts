import { type CrisisKind, isAtLeast, type Severity } from "@/lib/features/safety/constants";
import type { Finding } from "@/lib/features/safety/types";
import type { ChatMessage } from "./types";

export interface ProtocolState {
  readonly kind: CrisisKind;
  readonly severity: Exclude<Severity, "none">;
  /** Counts the protocol's answers in a row, from 0. */
  readonly turn: number;
  /** Whether the newest message itself showed a crisis. */
  readonly sign: boolean;
}

/**
 * Answers after the last sign of a crisis that the protocol keeps: it asked direct questions, and a bare "yes" or
 * "tonight" must be heard by it and not by a listening dialogue.
 */
const FOLLOW_UPS = 3;

/** Where the protocol stands for the newest message; null when it does not concern it. */
export function protocolStep(finding: Finding, history: readonly ChatMessage[]): ProtocolState | null {
  const before = history.findLast((message) => message.role === "assistant")?.metadata?.crisis;
  const running = before && before.kind !== "none" && before.severity !== "none" ? before : undefined;
  if (finding.crisis && finding.kind !== "none" && finding.severity !== "none") {
    const { kind, severity } = finding;
    if (!running) return { kind, severity, turn: 0, sign: true };
    // A softer sentence after a grave one does not take the gravity back.
    const graver = isAtLeast(running.severity, severity) ? running.severity : severity;
    return { kind, severity: graver as ProtocolState["severity"], turn: running.turn + 1, sign: true };
  }
  if (!running || answersSinceSign(history) >= FOLLOW_UPS) return null;
  return {
    kind: running.kind as CrisisKind,
    severity: running.severity as ProtocolState["severity"],
    turn: running.turn + 1,
    sign: false,
  };
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
