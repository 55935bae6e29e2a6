import { isAtLeast } from "../constants";
import type { Heard } from "./hear";
import type { Learnt } from "./learn";
import type { ProtocolState } from "./state";

export type Phase = NonNullable<ProtocolState["phase"]>;

/** Answers without a new sign after which the protocol leads the person out; in immediate danger it never does so alone. */
const CALM_ANSWERS = { low: 5, moderate: 9, high: 15 } as const;

/** Here nobody is led out before suicide was asked about and answered. */
const OF_ONESELF: ReadonlySet<string> = new Set(["suicide", "self_harm"]);

/** Where the conversation stands after this answer. */
export function phaseAfter(state: ProtocolState, learnt: Learnt, heard: Heard, sign: boolean): Phase {
  const before = state.phase ?? "care";
  if (sign || heard.signals.has("worse")) return before === "held" && !sign ? "held" : "care";
  const { severity, known } = learnt;
  const better = heard.signals.has("better");
  if (before !== "care") return before === "held" && better ? "out" : before;
  if (isAtLeast(severity, "moderate") && (known.help === "yes" || known.company === "yes")) return "held";
  if (isAtLeast(severity, "imminent")) return "care";
  if (better && (known.suicide !== undefined || !OF_ONESELF.has(learnt.kind))) return "out";
  if (state.asked?.startsWith("askSoft") && heard.answer === "no") return "out";
  const calm = (state.calm ?? 0) + 1;
  const limit = severity === "low" || severity === "moderate" || severity === "high" ? CALM_ANSWERS[severity] : null;
  return limit !== null && calm > limit ? "out" : "care";
}
