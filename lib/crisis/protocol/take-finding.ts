import { isAtLeast } from "../constants";
import { type Finding, NOTHING_FOUND } from "../types";
import type { HeardAnswer } from "./hear";
import { isWeak } from "./knowledge";
import type { ProtocolState } from "./state";

/** Adjusts the detector's finding to the conversation so far: whose danger it is, and how sure. */
export function takeFinding(
  state: ProtocolState | null,
  found: Finding,
  heard: HeardAnswer,
): Finding {
  // A danger that's only possible is left to the guide.
  if (!found.crisis) return NOTHING_FOUND;
  const newest = capped(state, found);
  if (isSaidAgain(state, newest)) return NOTHING_FOUND;
  return isHarmGoingOn(state, newest, heard) ? { ...newest, kind: "abuse" } : ofWhom(newest, heard);
}

/**
 * True if the message only reports more of the harm we already know about: "he threw me against the
 * wall".
 */
const isHarmGoingOn = (
  state: ProtocolState | null,
  { crisis, kind, evidence }: Finding,
  { harm }: HeardAnswer,
): boolean =>
  state?.kind === "abuse" &&
  crisis &&
  kind !== "abuse" &&
  (harm.has("violence") || harm.has("throat")) &&
  !evidence.some((rule) => NOT_HARM.test(rule));
/** Evidence of a danger stated plainly about oneself, separate from the harm. */
const NOT_HARM = /^(?:suicide|self_harm|medical|eating|psychosis)\./;

/**
 * True for a weak finding in an answer that's no more serious than the current danger, and so no
 * new sign.
 */
const isSaidAgain = (state: ProtocolState | null, finding: Finding): boolean =>
  state?.phase === "care" && isWeak(finding) && isAtLeast(state.severity, finding.severity);

/** A weak finding in an answer can't make these kinds immediate. */
const capped = (state: ProtocolState | null, finding: Finding): Finding =>
  state?.phase === "care" &&
  isWeak(finding) &&
  finding.severity === "imminent" &&
  BETWEEN_PEOPLE.has(finding.kind)
    ? { ...finding, severity: "high" }
    : finding;
const BETWEEN_PEOPLE: ReadonlySet<string> = new Set([
  "abuse",
  "harm_to_others",
  "third_party",
  "eating",
]);

const OWN_LIFE: ReadonlySet<string> = new Set([
  "suicide.active",
  "suicide.intent",
  "suicide.now",
  "suicide.acting",
  "suicide.at_place",
]);

/**
 * "My friend said he wants to die" isn't a commanding voice, and someone else's emergency isn't the
 * writer's own.
 */
function ofWhom(finding: Finding, { ofAnother, namesAnother }: HeardAnswer): Finding {
  const own = finding.evidence.some((rule) => OWN_LIFE.has(rule));
  if (finding.kind === "harm_to_others" && own && !namesAnother)
    return { ...finding, kind: "suicide" };
  const others = finding.evidence.some((rule) => rule.startsWith("third_party."));
  const voices = finding.evidence.includes("psychosis.voices");
  if (finding.kind === "psychosis" && others && !voices)
    return {
      ...finding,
      kind: "third_party",
      severity: finding.severity === "imminent" ? "imminent" : "moderate",
    };
  return finding.kind === "medical" && ofAnother ? { ...finding, kind: "third_party" } : finding;
}
