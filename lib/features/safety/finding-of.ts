import type { Severity } from "@/lib/reader/labels";
import type { Reading } from "@/lib/reader/types";
import { type CrisisKind, HEARD_BY_VOTER } from "./constants";
import { type Finding, NOTHING_FOUND } from "./types";

/** From this score on, what the reader hears counts as said outright: the protocol doesn't ask about it again. */
const SURE = 0.97;

type Told = readonly [low: string, moderate: string, high: string, imminent: string];

/** What was said, by kind and severity, in the names that the protocol and the crisis desk know. */
const SAID: Readonly<Record<CrisisKind, Told>> = {
  suicide: ["suicide.passive", "suicide.active", "suicide.intent", "suicide.acting"],
  self_harm: ["self_harm.current", "self_harm.current", "self_harm.severe", "self_harm.severe"],
  harm_to_others: ["harm.urge", "harm.urge", "harm.intent", "harm.intent"],
  abuse: ["abuse.violence", "abuse.violence", "abuse.severe", "abuse.severe"],
  psychosis: ["psychosis.voices", "psychosis.voices", "psychosis.command", "psychosis.command"],
  medical: ["medical.emergency", "medical.emergency", "medical.emergency", "medical.emergency"],
  eating: ["eating.behaviour", "eating.behaviour", "eating.danger", "eating.danger"],
  third_party: ["third_party.risk", "third_party.risk", "third_party.danger", "third_party.danger"],
};
const PLACE_IN_SAID: Readonly<Record<Severity, number>> = { none: 0, low: 0, moderate: 1, high: 2, imminent: 3 };

/** Where a danger comes from home, no one at home hears of it (contract 8, "Abuse"). */
const AT_HOME: ReadonlySet<string> = new Set(["parents", "siblings", "family_conflict", "partner", "marriage"]);

/** What a reading means for the crisis path: whether a dialog opens, and what the protocol doesn't have to ask. */
export function findingOf(reading: Reading): Finding {
  const { concern, kind, severity, act, score } = reading;
  const read = { act, ...(score === null ? { unread: true as const } : {}) };
  if (concern === "none" || kind === "none") return { ...NOTHING_FOUND, ...read };
  return {
    concern,
    crisis: concern === "clear",
    kind,
    severity,
    evidence: evidenceOf(reading, kind),
    spans: [],
    ...read,
  };
}

function evidenceOf(reading: Reading, kind: CrisisKind): string[] {
  const { severity, score, whose, time, told, topics, because } = reading;
  const isPlain = because.some((name) => name.startsWith("rule."));
  const isOutright = isPlain || ((score ?? 0) >= SURE && whose === "self" && time === "now");
  const evidence: string[] = isPlain ? [] : [HEARD_BY_VOTER];
  if (isOutright || kind === "third_party") evidence.push(SAID[kind][PLACE_IN_SAID[severity]] ?? `${kind}.risk`);
  if (told.includes("now")) evidence.push("sign.now");
  if (told.includes("means_near")) evidence.push("sign.means");
  if (told.includes("at_place") && kind === "suicide") evidence.push("suicide.at_place");
  if (topics.includes("abuse") && topics.some((topic) => AT_HOME.has(topic))) evidence.push("sign.home");
  return evidence;
}
