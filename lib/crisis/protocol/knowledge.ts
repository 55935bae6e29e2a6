import {
  type CrisisKind,
  HEARD_BY_READER,
  higherOf,
  isAtLeast,
  type Severity,
  TOGETHER,
} from "../constants";
import { impliesDangerAtHome } from "../names-home";
import type { Finding } from "../types";
import type { StepId } from "./agenda-conditions";
import type { HeardAnswer } from "./hear";
import { questionOf } from "./questions";
import type { Answer, ProtocolState } from "./state";

/** Questions about "how much", where a strong word means yes. */
const OF_DEGREE: ReadonlySet<string> = new Set([
  "suicide",
  "near",
  "intent",
  "dangerAsk.0",
  "voicesAsk.0",
]);
/** Questions that need an explicit answer. */
const OF_DANGER: ReadonlySet<string> = new Set([
  "suicide",
  "near",
  "plan",
  "intent",
  "means",
  "time",
  "wound",
]);
/**
 * Questions about how hard it is to hold back. A strong word counts as a yes, no matter how long
 * the answer is.
 */
const HOLDING_BACK: ReadonlySet<string> = new Set(["voicesAsk.0", "dangerAsk.0"]);
/** In longer messages, "now" and "here" mean too many things. */
const FEW_WORDS = 7;
const STRONG = 7;
const FAINT = 2;

export interface Knowledge {
  readonly kind: CrisisKind;
  readonly severity: Exclude<Severity, "none">;
  readonly known: Readonly<Record<string, Answer>>;
  readonly home: boolean;
  /** True if an answer raised the severity beyond what any single message showed. */
  readonly byAnswer: boolean;
}

/** Answers a message gives by itself to questions we haven't asked yet. */
export function answersIn(
  finding: Finding,
  { asksWhat }: Pick<HeardAnswer, "asksWhat">,
): Record<string, Answer> {
  const known: Record<string, Answer> = {};
  const has = (...names: readonly string[]) =>
    finding.evidence.some((name) => names.includes(name));
  if (finding.kind === "third_party" && has("third_party.danger")) known.time = "yes";
  if (finding.kind === "third_party" && has("medical.emergency")) known.ill = "yes";
  if (has("suicide.at_place")) known.place = "yes";
  if (finding.kind !== "suicide") return known;
  if (has("suicide.active", ...INTENT)) known.suicide = "yes";
  if (has(...INTENT)) known.intent = "yes";
  if (has("suicide.means")) known.means = "yes";
  // "What do I do now" names no time.
  if (has(NOW) && !asksWhat) known.time = "yes";
  return known;
}

/** Evidence that the person said it will happen within hours. */
const NOW = "suicide.now";
const INTENT = ["suicide.intent", NOW, "suicide.acting", "suicide.at_place"] as const;

/** Learns from an answer: the reply to the question that was asked, and anything volunteered. */
export function updateKnowledge(
  state: ProtocolState,
  finding: Finding,
  heard: HeardAnswer,
): Knowledge {
  const known = { ...state.known, ...(finding.crisis ? answersIn(finding, heard) : {}) };
  const question = state.asked ? questionOf(state.asked as StepId) : null;
  const aside = question === "suicide" && !OF_ONESELF.has(state.kind) && isElsewhere(heard);
  const answer = question && !heard.aside && !aside ? answerTo(question, heard) : null;
  if (question && answer) known[question] = answer;
  if (heard.outright === "denies" && !finding.crisis) known.suicide = "no";
  // "I lied, I want to die" takes an earlier no back.
  else if (known.suicide === "no" && isOwnWish(finding)) delete known.suicide;
  // "No, it was a joke" is a denial, so a softer question follows.
  if (heard.aside === "joke" && heard.answer === "no" && question === "suicide")
    known.suicide = "no";
  unasked(state, known, heard);
  takePlace(state, known, heard);
  for (const [signal, about] of SIGNAL_ABOUT) if (heard.signals.has(signal)) known[about] = "yes";
  takeDay(state, known, finding, heard);
  if (heard.alone) delete known.company;
  if (heard.aside === "secret") known.secret = "yes";
  const home = state.home === true || (finding.crisis && impliesDangerAtHome(finding));
  const { kind, severity } = found(state, finding, heard);
  const raised = raiseBy({ ...state, kind, severity }, { question, answer, known, heard });
  const graver = raised && !isAtLeast(severity, raised) ? raised : severity;
  return { kind, severity: graver, known, home, byAnswer: graver !== severity };
}

/** Notes a time that isn't within hours. A nearer time revokes the note, whenever it comes. */
function takeDay(
  { known: before = {} }: ProtocolState,
  known: Record<string, Answer>,
  { evidence }: Finding,
  { today, later }: HeardAnswer,
): void {
  if (evidence.includes(NOW) || (today && !later)) delete known.later;
  else if (known.time === "yes" && before.time !== "yes") known.later = "yes";
}

const OF_ONESELF: ReadonlySet<string> = new Set(["suicide", "self_harm"]);

/**
 * True for "Maybe if I was calmer with him", which begins like an answer and goes on about
 * something else.
 */
const isElsewhere = ({ answer, rest }: HeardAnswer): boolean =>
  answer === "unsure" && rest >= ABOUT_ELSE;
const ABOUT_ELSE = 5;

const SIGNAL_ABOUT = [
  ["company", "company"],
  ["called", "help"],
  ["away", "away"],
  ["better", "better"],
  ["worse", "worse"],
] as const;

function answerTo(question: string, heard: HeardAnswer): Answer | null {
  const { answer, agrees, signals, scale, empty, words, nearness } = heard;
  if (heard.outright !== null) return question === "suicide" ? "no" : null;
  if (heard.little && (question === "near" || question === "safe")) return "no";
  if (question === "near" && nearness) return nearness === "near" ? "yes" : "no";
  if (question === "safe" && nearness) return nearness === "near" ? "no" : "yes";
  if (question === "time" && signals.has("now") && answer !== "no") return "yes";
  if (heard.often && NOT_HOW_OFTEN.has(question)) return "said";
  if (HOLDING_BACK.has(question) && (signals.has("much") || signals.has("worse"))) return "yes";
  if (scale !== null && OF_DEGREE.has(question))
    return scale >= STRONG ? "yes" : scale <= FAINT ? "no" : "unsure";
  if (answer) return answer;
  if (OF_DEGREE.has(question) && signals.has("much") && words <= (question === "suicide" ? 5 : 10))
    return "yes";
  if (question === "intent" && heard.decided) return "yes";
  if (question === "means" && signals.has("away")) return "no";
  if (question === "means" && signals.has("have")) return "yes";
  if (question === "time" && signals.has("now")) return "yes";
  if (agrees && question !== "confirmed" && !OF_DANGER.has(question) && !RAISES.has(question))
    return "yes";
  // Only a yes or a no answers a direct question about suicide; anything else leaves it open.
  return question === "suicide" || agrees || empty ? null : "said";
}

/** Questions to which "sometimes" isn't a yes. */
const NOT_HOW_OFTEN: ReadonlySet<string> = new Set(["plan", "means", "time", "before"]);

/** In longer messages, a window or a bridge is only part of a story. */
const PLACE_WORDS = 14;
const FALLING: ReadonlySet<CrisisKind> = new Set(["suicide", "self_harm", "psychosis"] as const);

/**
 * Tracks where the person stands while their life is at risk: "I climbed out of the window", "I
 * went back in".
 */
function takePlace(
  { kind }: ProtocolState,
  known: Record<string, Answer>,
  { place, words }: HeardAnswer,
): void {
  const left = place === "left" || known.leftPlace === "yes";
  if (known.place === "yes" && left) {
    known.place = "no";
    known.away = "yes";
  } else if (
    place === "at" &&
    words <= PLACE_WORDS &&
    kind !== "none" &&
    FALLING.has(kind) &&
    known.suicide !== "no"
  ) {
    known.place = "yes";
    delete known.away;
    delete known.leftPlace;
  }
}

/**
 * Notes means or a time mentioned in answer to another of these questions, or only after their own
 * question was evaded.
 */
function unasked(
  { asked, used = [], kind, severity }: ProtocolState,
  known: Record<string, Answer>,
  { signals, words, answer, later }: HeardAnswer,
): void {
  if (kind === "harm_to_others" && signals.has("have") && answer !== "no" && words <= PLACE_WORDS)
    known["danger.0"] = "yes";
  if (kind !== "suicide" && kind !== "self_harm") return;
  const question = asked === undefined ? "" : questionOf(asked as StepId);
  if (later && LATER.has(question) && known.time === undefined) known.time = "yes";
  if (question === "wound" && signals.has("now")) known.urge = "yes";
  const urgent = question.startsWith("urgent.");
  if (words > (urgent ? PLACE_WORDS : FEW_WORDS) || answer === "no") return;
  const asking = asksOfDanger(question);
  const near = asking || (isAtLeast(severity, "high") && answer === "yes");
  if (signals.has("have") && known.means === undefined && (near || used.includes("means.0")))
    known.means = "yes";
  if (signals.has("now") && known.time === undefined && (near || used.includes("time.0")))
    known.time = "yes";
}

/** Questions whose answer may name a time: "Not today. I keep thinking of the weekend". */
const LATER: ReadonlySet<string> = new Set(["near", "intent", "plan", "time"]);

/**
 * At equal severity, these kinds take over from a suicidal crisis; other kinds are only listed with
 * it.
 */
const BEFORE_SUICIDE: ReadonlySet<CrisisKind> = new Set([
  "suicide",
  "medical",
  "psychosis",
] as const);

/** A softer sentence doesn't take back a serious one. The more serious of two kinds leads. */
function found(
  state: ProtocolState,
  finding: Finding,
  heard: HeardAnswer,
): Pick<Knowledge, "kind" | "severity"> {
  const before = {
    kind: state.kind === "none" ? "suicide" : state.kind,
    severity: state.severity,
  } as const;
  const severity = before.severity === "none" ? "low" : before.severity;
  if (!finding.crisis || finding.kind === "none" || finding.severity === "none")
    return { ...before, severity };
  const away = state.phase === "out" || state.phase === "rest";
  const graver = isAtLeast(finding.severity, severity) && finding.severity !== severity;
  if (isWeak(finding) && finding.kind !== before.kind && finding.severity !== "imminent" && !away)
    return { ...before, severity };
  const ties = !isWeak(finding) && (before.kind !== "suicide" || BEFORE_SUICIDE.has(finding.kind));
  // A danger that may have been misheard gives way to one that's stated plainly.
  const plain =
    state.unsure === true && !isWeak(finding) && isAtLeast(finding.severity, "moderate");
  const leads =
    away ||
    plain ||
    graver ||
    (ties && finding.severity === severity) ||
    takesOver(before, finding);
  const theirs = before.kind === "third_party" && OF_THE_OTHER.has(finding.kind) && heard.ofAnother;
  return {
    kind: leads && !theirs ? finding.kind : before.kind,
    severity: higherOf(severity, finding.severity) as Knowledge["severity"],
  };
}

/**
 * True if the person says during another danger that they want to die. We ask about it in any
 * language, however softly they said it. If every minute counts, the danger at hand goes first and
 * the question is added to it.
 */
const takesOver = (
  { kind, severity }: { readonly kind: CrisisKind; readonly severity: Severity },
  finding: Finding,
): boolean =>
  isOwnWish(finding) &&
  kind !== "suicide" &&
  kind !== "medical" &&
  kind !== "psychosis" &&
  severity !== "imminent";

/** True for a wish to die, stated plainly and about the writer's own life. */
export const isOwnWish = (finding: Finding): boolean =>
  finding.crisis &&
  finding.kind === "suicide" &&
  !isWeak(finding) &&
  finding.evidence.some((rule) => rule.startsWith("suicide."));

/**
 * True if only the encoder, or only several messages together, show the danger. In answers to the
 * protocol, its kind isn't to be trusted.
 */
export const isWeak = ({ evidence }: Finding): boolean =>
  evidence.includes(TOGETHER) ||
  (evidence.includes(HEARD_BY_READER) &&
    evidence.every((name) => name === HEARD_BY_READER || name.startsWith("sign.")));

/** "He said he wants to be dead" and "she is not answering" are still about the other person. */
const OF_THE_OTHER: ReadonlySet<CrisisKind> = new Set(["suicide", "self_harm", "medical"] as const);

/** True for "tonight. The gun is on the table", where a life is at stake. */
export const isAtHandTonight = (
  { kind, severity }: Pick<Finding, "kind" | "severity">,
  { signals, today }: HeardAnswer,
): boolean =>
  kind === "suicide" && severity === "high" && today && signals.has("have") && !signals.has("away");

/** Elsewhere "here" and "now" mean too many things, unless a means is named: "My mom is here now". */
const asksOfDanger = (question: string): boolean =>
  OF_DANGER.has(question) || question === "meansAway.0" || question.startsWith("urgent.");

interface Taken {
  readonly question: string | null;
  readonly answer: Answer | null;
  readonly known: Readonly<Record<string, Answer>>;
  readonly heard: HeardAnswer;
}

/**
 * Raises the severity by the levels of the C-SSRS screener: thoughts, a way, intent, and intent
 * with means or a time.
 */
function raiseBy(state: ProtocolState, taken: Taken): Knowledge["severity"] | null {
  const { question, answer, known, heard } = taken;
  const isMeant = heard.namesMeans || (question !== null && asksOfDanger(question));
  const isAtHand = answer !== "no" && isMeant && isAtHandTonight(state, heard);
  if (isFarewell(state, taken) || isAtHand) return "imminent";
  const yes = (about: string) => known[about] === "yes";
  if (yes("place") && state.known?.place !== "yes") return "imminent";
  const anew = DANGERS_KNOWN.some((about) => yes(about) && state.known?.[about] !== "yes");
  if (anew && yes("suicide") && !yes("away")) {
    const acting = yes("intent") || yes("near");
    if ((yes("means") && yes("time")) || (acting && (yes("means") || yes("time"))))
      return "imminent";
    // Thoughts of suicide plus a time within hours.
    if (yes("time") && heard.today) return "imminent";
    if (yes("means") || yes("time")) return "high";
  }
  if (question === "abuseAsk.0" && answer === "no") return "imminent";
  if (question === "safe" && answer === "no") return "high";
  if (yes("danger.0") && state.known?.["danger.0"] !== "yes")
    return yes("dangerAsk.0") ? "imminent" : "high";
  if (answer !== "yes" || question === null) return null;
  if (question === "eatingAsk.0") return "imminent";
  if (question === "voicesAsk.0")
    return heard.signals.has("much") || heard.signals.has("worse") ? "imminent" : "high";
  if (RAISES.has(question)) return "high";
  return question === "suicide" || question === "before" ? "moderate" : null;
}

const DANGERS_KNOWN = ["suicide", "near", "intent", "means", "time"] as const;

/**
 * True for a goodbye after alarming words, with no one there and nothing put away: the person may
 * be about to act.
 */
function isFarewell(
  { kind, severity, phase = "care" }: ProtocolState,
  { known, heard }: Taken,
): boolean {
  const held =
    known.company === "yes" ||
    known.help === "yes" ||
    known.away === "yes" ||
    known.suicide === "no";
  return (
    heard.aside === "goodbye" &&
    kind === "suicide" &&
    severity === "high" &&
    phase === "care" &&
    !held
  );
}

const RAISES: ReadonlySet<string> = new Set([
  "near",
  "plan",
  "intent",
  "voicesAsk.0",
  "dangerAsk.0",
  "danger.0",
  "eatingAsk.0",
  "wound",
  "friend.3",
]);
