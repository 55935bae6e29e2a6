import { eatingToldWithJoy } from "@/lib/reader/eating";
import { isIntrusive, namesIntrusion } from "@/lib/reader/intrusive";
import type { Topic } from "@/lib/reader/labels";
import { tellsOnlyOfSibling } from "@/lib/reader/sibling-at-risk";
import { type Sign, signsIn } from "@/lib/reader/signs";
import type { Reading } from "@/lib/reader/types";
import { unfold } from "@/lib/reader/unfold";
import type { AgeGroup } from "@/lib/shared/audience";
import { HEARD_BY_READER, isAtLeast, type Kind } from "./constants";
import { inferred } from "./inferred";
import { kindsOf } from "./other-kinds";
import { type Finding, NOTHING_FOUND } from "./types";

/** Gamers, travelers and people following the news have other reasons to ask about heights. */
const LOOKING_ON: ReadonlySet<Topic> = new Set(["gaming", "news", "travel"] as const);

type Asked = Pick<Finding, "concern" | "crisis" | "kind" | "severity" | "evidence">;

const possible = (
  kind: "suicide" | "abuse" | "eating",
  severity: "low" | "moderate",
  ...signs: readonly (Sign | "starving" | "purging")[]
): Asked => ({
  concern: "possible",
  crisis: false,
  kind,
  severity,
  evidence: signs.map((sign) => `sign.${sign}`),
});

/**
 * Stops the encoder from taking being left for abuse; the question to ask is about the person's own
 * life. Applies only if nothing is certain; a person who was also hurt will say so.
 */
export function withoutAbandonment(finding: Finding, text: string): Finding {
  if (finding.kind !== "abuse" || finding.concern !== "possible") return finding;
  const signs = signsIn(unfold(text));
  return signs.has("left") && !signs.has("fear")
    ? { ...NOTHING_FOUND, ...pick(finding), ...possible("suicide", "low", "left") }
    : finding;
}

/**
 * "I'm scared she might hurt herself" is no threat. If only the encoder hears harm to others in
 * such words, the person is worried about someone, and that's what we ask about. The certainty
 * stays as it is, since such words may stand next to a threat.
 */
export function asWorryForOthers(finding: Finding, text: string): Finding {
  const isEncoders =
    finding.kind === "harm_to_others" && finding.evidence.includes(HEARD_BY_READER);
  if (!isEncoders || !signsIn(unfold(text)).has("theirs")) return finding;
  return { ...finding, kind: "third_party" };
}

/**
 * Names starving or purging that is told with joy for what it is. The encoder hears nothing in it,
 * or some harm to oneself; what it heard stays beside, unless it's grave enough to come first.
 */
export function asEating(finding: Finding, text: string): Finding {
  const { concern, kind, evidence, beside = [] } = finding;
  const isOpen = concern === "none" || evidence.every((name) => name === HEARD_BY_READER);
  if (!isOpen || !IN_ITS_PLACE.has(kind)) return finding;
  const told = eatingToldWithJoy(unfold(text));
  if (!told) return finding;
  if (kind === "none") return { ...finding, ...possible("eating", "moderate", told) };
  const others = [kind, ...beside].filter((other) => other !== "eating");
  // A wish to die leads, whatever stands beside it.
  const leads = isAtLeast(finding.severity, "high") || (finding.crisis && kind === "suicide");
  return leads
    ? { ...finding, beside: ["eating", ...beside.filter((other) => other !== "eating")] }
    : { ...finding, kind: "eating", beside: others };
}
const IN_ITS_PLACE: ReadonlySet<Kind> = new Set([
  "none",
  "suicide",
  "self_harm",
  "medical",
] as const);

/**
 * A thought that forces itself on someone who doesn't want it is asked about once, and never an
 * alarm: an alarm feeds OCD. Only what the encoder alone hears is taken for one; what's grave, a
 * plan or means stays clear. A child has to call it by its name (contract 8, "Three levels").
 */
export function asIntrusive(finding: Finding, text: string, audience: AgeGroup): Finding {
  const { concern, kind, severity } = finding;
  if (concern !== "clear" || !isOnlyHeard(finding) || !OF_THOUGHTS.has(kind)) return finding;
  const plain = unfold(text);
  if (isAtLeast(severity, "high") || !isIntrusive(plain)) return finding;
  return audience === "child" && !namesIntrusion(plain) ? finding : inferred(finding);
}
/** Who thinks of cutting may have done it, so that isn't taken for a thought alone. */
const OF_THOUGHTS: ReadonlySet<Kind> = new Set(["suicide", "harm_to_others"] as const);

/** True if no rule names the danger: only the encoder hears it, and whose home it may come from. */
export const isOnlyHeard = ({ evidence }: Finding): boolean =>
  evidence.every((name) => name === HEARD_BY_READER || name === HOME);

/**
 * A nurse whose patient took their life is reporting a death, and nothing can be done for the dead.
 * If only the encoder infers a danger from that, and it isn't the person's own, we don't ask; if
 * it's surer, we do.
 */
export function afterDeathAtWork(finding: Finding, text: string, whose: Reading["whose"]): Finding {
  const isInferred =
    finding.concern !== "none" && finding.evidence.every((name) => name === HEARD_BY_READER);
  if (!isInferred || whose === "self" || !OF_DYING.has(finding.kind)) return finding;
  const signs = signsIn(unfold(text));
  if (!signs.has("atWork") || !signs.has("died") || signs.has("living")) return finding;
  if (isAtLeast(finding.severity, "high")) return finding;
  return finding.concern === "clear" ? inferred(finding) : { ...NOTHING_FOUND, ...pick(finding) };
}
const OF_DYING: ReadonlySet<Kind> = new Set(["suicide", "third_party"] as const);

/**
 * If a danger comes from home, no one at home may hear of it (contract 8, "Abuse"). When in doubt
 * we assume it does: a person who mentions family alongside a danger may mean them. There's no doubt
 * only if a text says that a brother or sister is suicidal, and not a word more.
 */
export function withHome(finding: Finding, text: string): Finding {
  if (finding.concern === "none" || finding.evidence.includes(HOME)) return finding;
  const plain = unfold(text);
  if (!signsIn(plain).has("home")) return finding;
  // The encoder may take a sibling's danger for the writer's own, but not for harm by the sibling.
  if (!kindsOf(finding).some(isByOthers) && tellsOnlyOfSibling(plain)) return finding;
  return { ...finding, evidence: [...finding.evidence, HOME] };
}
const HOME = "sign.home";
const isByOthers = (kind: Kind): boolean => kind === "abuse" || kind === "harm_to_others";

const pick = ({ act, unread }: Finding): Partial<Finding> => ({
  act,
  ...(unread ? { unread } : {}),
});

/**
 * A finding to ask about from the signs in a text in which the encoder hears nothing; null if there
 * is nothing to ask.
 *
 * @param earlier the person's earlier messages: one line is enough to name a loss
 */
export function findingFromSigns(
  text: string,
  earlier: readonly string[],
  { time, topics }: Pick<Reading, "time" | "topics">,
): Asked | null {
  const signs = signsIn(unfold(text));
  if (signs.size === 0 || time === "fiction") return null;
  if (signs.has("fear")) return possible("abuse", "moderate", "fear", "home");
  if (signs.has("pointless")) return possible("suicide", "low", "pointless");
  if (!signs.has("inquiry") || topics.some((topic) => LOOKING_ON.has(topic))) return null;
  const isAfterLoss =
    signs.has("loss") || earlier.some((line) => signsIn(unfold(line)).has("loss"));
  return isAfterLoss ? possible("suicide", "moderate", "loss", "inquiry") : null;
}
