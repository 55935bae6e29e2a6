import { isAtLeast } from "../constants";
import { type Finding, NOTHING_FOUND } from "../types";
import type { Heard } from "./hear";
import { isWeak } from "./learn";
import type { ProtocolState } from "./state";

/**
 * What the detector found, as the protocol takes it in the middle of a conversation: whose danger
 * it is, and how sure.
 */
export function takeFinding(state: ProtocolState | null, found: Finding, heard: Heard): Finding {
  // What is only possible is the guide's to ask about.
  if (!found.crisis) return NOTHING_FOUND;
  const newest = capped(state, found);
  if (isSaidAgain(state, newest)) return NOTHING_FOUND;
  return isHarmGoingOn(state, newest, heard) ? { ...newest, kind: "abuse" } : ofWhom(newest, heard);
}

/**
 * With harm by somebody already told, more of it is no danger of another kind: "he threw me against
 * the wall".
 */
const isHarmGoingOn = (
  state: ProtocolState | null,
  { crisis, kind, evidence }: Finding,
  { harm }: Heard,
): boolean =>
  state?.kind === "abuse" &&
  crisis &&
  kind !== "abuse" &&
  (harm.has("violence") || harm.has("throat")) &&
  !evidence.some((rule) => NOT_HARM.test(rule));
/** Said plainly of oneself: another danger beside the harm. */
const NOT_HARM = /^(?:suicide|self_harm|medical|eating|psychosis)\./;

/** A weak finding in an answer, no graver than what is being answered, is no new sign. */
const isSaidAgain = (state: ProtocolState | null, finding: Finding): boolean =>
  state?.phase === "care" && isWeak(finding) && isAtLeast(state.severity, finding.severity);

/** Of what is done by or to others a weak finding in an answer is not taken for immediate. */
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
 * "My friend said he wants to die" is no commanding voice; an emergency of somebody else is not the
 * writer's own.
 */
function ofWhom(finding: Finding, { ofAnother, namesAnother }: Heard): Finding {
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
