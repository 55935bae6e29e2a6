import { type CrisisKind, higherOf, isAtLeast, type Severity } from "../constants";
import type { Finding } from "../types";
import { questionOf, type StepId } from "./agenda";
import type { Heard } from "./hear";
import type { Answer, ProtocolState } from "./state";

/** Questions whose answer is "how much": a strong word is a yes. */
const OF_DEGREE: ReadonlySet<string> = new Set(["suicide", "near", "intent", "dangerAsk.0", "voicesAsk.0"]);
/** Questions that only a clear word answers. */
const OF_DANGER: ReadonlySet<string> = new Set(["suicide", "near", "plan", "intent", "means", "time", "wound"]);
/** In a longer text "now" and "here" mean too many things. */
const FEW_WORDS = 6;
const STRONG = 7;
const FAINT = 2;

export interface Learnt {
  readonly kind: CrisisKind;
  readonly severity: Exclude<Severity, "none">;
  readonly known: Readonly<Record<string, Answer>>;
  readonly home: boolean;
  /** The severity is higher than before, and no message alone showed it. */
  readonly byAnswer: boolean;
}

/** What a message shows by itself about questions not asked yet. */
export function knownFrom(finding: Finding): Record<string, Answer> {
  const known: Record<string, Answer> = {};
  if (finding.kind !== "suicide") return known;
  const has = (...names: readonly string[]) => finding.evidence.some((name) => names.includes(name));
  if (has("suicide.active", "suicide.intent", "suicide.acting")) known.suicide = "yes";
  if (has("sign.means")) known.means = "yes";
  if (has("sign.now", "sign.date")) known.time = "yes";
  return known;
}

/** The home may be the danger (contract 8). */
export const namesHome = ({ kind, evidence }: Finding): boolean =>
  kind === "abuse" || evidence.some((rule) => rule.startsWith("abuse.") || rule === "sign.home");

/** Takes in an answer: what it says about the question that was asked, and what it adds unasked. */
export function learn(state: ProtocolState, finding: Finding, heard: Heard): Learnt {
  const known = { ...state.known, ...(finding.crisis ? knownFrom(finding) : {}) };
  const question = state.asked ? questionOf(state.asked as StepId) : null;
  const answer = question && !heard.aside ? answerTo(question, heard) : null;
  if (question && answer) known[question] = answer;
  unasked(question, known, heard);
  for (const [signal, about] of SIGNAL_ABOUT) if (heard.signals.has(signal)) known[about] = "yes";
  const home = state.home === true || (finding.crisis && namesHome(finding));
  const { kind, severity } = found(state, finding);
  const raised = question && answer ? raiseBy(question, answer, known) : null;
  const graver = raised && !isAtLeast(severity, raised) ? raised : severity;
  return { kind, severity: graver, known, home, byAnswer: graver !== severity };
}

const SIGNAL_ABOUT = [
  ["company", "company"],
  ["called", "help"],
  ["away", "away"],
] as const;

function answerTo(question: string, { answer, agrees, signals, scale, empty }: Heard): Answer | null {
  if (scale !== null && OF_DEGREE.has(question)) return scale >= STRONG ? "yes" : scale <= FAINT ? "no" : "unsure";
  if (answer) return answer;
  if (OF_DEGREE.has(question) && signals.has("much")) return "yes";
  if (question === "means" && signals.has("away")) return "no";
  if (question === "means" && signals.has("have")) return "yes";
  if (question === "time" && signals.has("now")) return "yes";
  if (agrees && !OF_DANGER.has(question)) return "yes";
  // A direct question about suicide is answered by a yes or a no; anything else leaves it open.
  return question === "suicide" || agrees || empty ? null : "said";
}

/** A way, means or a time that is named while another of these was asked: it need not be asked again. */
function unasked(question: string | null, known: Record<string, Answer>, { signals, words, answer }: Heard): void {
  if (!question || !OF_DANGER.has(question) || words > FEW_WORDS || answer === "no") return;
  if (signals.has("have") && known.means === undefined) known.means = "yes";
  if (signals.has("now") && known.time === undefined) known.time = "yes";
}

/** A softer sentence after a grave one takes nothing back; of two kinds the graver one leads. */
function found(state: ProtocolState, finding: Finding): Pick<Learnt, "kind" | "severity"> {
  const before = { kind: state.kind === "none" ? "suicide" : state.kind, severity: state.severity } as const;
  const severity = before.severity === "none" ? "low" : before.severity;
  if (!finding.crisis || finding.kind === "none" || finding.severity === "none") return { ...before, severity };
  const away = state.phase === "out" || state.phase === "rest";
  const leads = away || isAtLeast(finding.severity, severity);
  return {
    kind: leads ? finding.kind : before.kind,
    severity: higherOf(severity, finding.severity) as Learnt["severity"],
  };
}

/** The levels of the C-SSRS screener: thoughts, a way, intent, and intent with means or a time. */
function raiseBy(question: string, answer: Answer, known: Readonly<Record<string, Answer>>): Learnt["severity"] | null {
  if (question === "abuseAsk.0" && answer === "no") return "imminent";
  const yes = (about: string) => known[about] === "yes";
  if (OF_DANGER.has(question) && yes("suicide") && !yes("away")) {
    const acting = yes("intent") || yes("near");
    if ((yes("means") && yes("time")) || (acting && (yes("means") || yes("time")))) return "imminent";
    if (yes("means") || yes("time")) return "high";
  }
  if (answer !== "yes") return null;
  if (question === "eatingAsk.0") return "imminent";
  if (question === "danger.0") return yes("dangerAsk.0") ? "imminent" : "high";
  if (RAISES.has(question)) return "high";
  return question === "suicide" ? "moderate" : null;
}

const RAISES: ReadonlySet<string> = new Set([
  "near",
  "plan",
  "intent",
  "voicesAsk.0",
  "dangerAsk.0",
  "wound",
  "friend.3",
]);
