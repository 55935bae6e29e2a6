import type { Severity } from "@/lib/reader/labels";
import type { Reading, StatedDanger } from "@/lib/reader/types";
import { type CrisisKind, HEARD_BY_READER } from "./constants";
import { type Finding, NOTHING_FOUND } from "./types";

type Names = readonly [low: string, moderate: string, high: string, imminent: string];

/** Evidence names by kind and severity, as the protocol and the crisis desk know them. */
export const SAID: Readonly<Record<CrisisKind, Names>> = {
  suicide: ["suicide.passive", "suicide.active", "suicide.intent", "suicide.acting"],
  self_harm: ["self_harm.current", "self_harm.current", "self_harm.severe", "self_harm.severe"],
  harm_to_others: ["harm.urge", "harm.urge", "harm.intent", "harm.intent"],
  abuse: ["abuse.violence", "abuse.violence", "abuse.severe", "abuse.severe"],
  psychosis: ["psychosis.voices", "psychosis.voices", "psychosis.command", "psychosis.command"],
  medical: ["medical.emergency", "medical.emergency", "medical.emergency", "medical.emergency"],
  eating: ["eating.behaviour", "eating.behaviour", "eating.danger", "eating.danger"],
  third_party: ["third_party.risk", "third_party.risk", "third_party.danger", "third_party.danger"],
};
const PLACE_IN_SAID: Readonly<Record<Severity, number>> = {
  none: 0,
  low: 0,
  moderate: 1,
  high: 2,
  imminent: 3,
};

/** Topics that the encoder uses for mentions of family (see `withHome`). */
const FAMILY: ReadonlySet<string> = new Set(["parents", "siblings", "family_conflict"]);
const COUPLE: ReadonlySet<string> = new Set(["partner", "marriage"]);

/**
 * Translates a reading for the crisis path: whether to open a dialog, and which questions the
 * protocol can skip.
 */
export function findingOf(reading: Reading): Finding {
  const { concern, kind, act, score } = reading;
  const beside = reading.beside.filter((other) => other !== "none");
  const isUnread =
    score === null || (reading.because.includes("reader.cut") && concern !== "clear");
  const read = { act, ...(isUnread ? { unread: true as const } : {}) };
  if (concern === "none" || kind === "none") return { ...NOTHING_FOUND, ...read };
  return {
    concern,
    crisis: concern === "clear",
    kind,
    severity: reading.severity,
    ...(beside.length > 0 ? { beside } : {}),
    evidence: evidenceOf(reading, kind),
    ...read,
  };
}

const nameOf = ({ kind, severity, says }: StatedDanger): string | null =>
  says ?? (kind === "none" ? null : (SAID[kind][PLACE_IN_SAID[severity]] ?? SAID[kind][0]));

/**
 * A danger that a rule names was said outright, so the protocol doesn't ask about it again. If the
 * encoder alone hears it, it may be a misreading, however sure the encoder is.
 */
function evidenceOf({ topics, stated }: Reading, kind: CrisisKind): string[] {
  const evidence = [...new Set(stated.flatMap((each) => nameOf(each) ?? []))];
  if (!stated.some((each) => each.kind === kind)) evidence.unshift(HEARD_BY_READER);
  const isHome = (topic: string): boolean =>
    FAMILY.has(topic) || (topics.includes("abuse") && COUPLE.has(topic));
  if (topics.some(isHome)) evidence.push("sign.home");
  return evidence;
}
